/** The input under the mask +7 (###) ###-##-##; its value is the ten digits after +7. */
'use client'

import { type ComponentProps, type Ref, useRef } from 'react'
import { NumberFormatBase, usePatternFormat } from 'react-number-format'
import { nationalDigits, PHONE_FORMAT } from './phoneMask'

interface PhoneInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref'> {
  readonly value: string
  readonly onChange?: (digits: string) => void
  readonly inputRef?: Ref<HTMLInputElement>
}

export function PhoneInput({ value, onChange, inputRef, ...input }: PhoneInputProps) {
  const plusTyped = useRef(false)
  const pattern = usePatternFormat<ComponentProps<'input'>>({
    autoComplete: 'tel',
    ...input,
    inputMode: 'tel',
    format: PHONE_FORMAT,
    mask: '_',
    type: 'tel',
    value,
    valueIsNumericString: true,
    getInputRef: inputRef,
    onValueChange: ({ value: digits }) => digits !== value && onChange?.(digits),
  })

  // PatternFormat itself keeps the first ten digits of a pasted or autofilled +77010000000.
  const { removeFormatting } = pattern
  const read: typeof removeFormatting = (text, change) => {
    const digits = removeFormatting?.(text, change) ?? ''
    if (!change) return digits
    // "+" and then "7" typed by hand: the mask has them already.
    const repeatsCode = plusTyped.current && digits === '7'
    plusTyped.current = text === '+'
    if (repeatsCode) return ''
    return nationalDigits(text, text.slice(change.to.start, change.to.end), digits)
  }

  return <NumberFormatBase {...pattern} removeFormatting={read} />
}
