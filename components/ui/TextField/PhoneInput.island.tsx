/** The input under the mask +7 (###) ###-##-##; its value is the ten digits after +7. */
'use client'

import { type ClipboardEvent, type ComponentProps, type Ref, useRef } from 'react'
import { NumberFormatBase, type NumberFormatBaseProps, usePatternFormat } from 'react-number-format'
import { normalisePhone } from '@/lib/requests/phone'
import { PHONE_FORMAT, readPhone } from './phoneMask'

interface PhoneInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref'> {
  readonly value: string
  readonly onChange?: (digits: string) => void
  readonly inputRef?: Ref<HTMLInputElement>
}

/**
 * react-number-format places the caret by matching characters. A 7 typed over a selected number
 * must not match that of +7: the next digit would then be inserted before it.
 */
const isSameCharacter: NumberFormatBaseProps['isCharacterSame'] = change => {
  const { currentValue, formattedValue, currentValueIndex: from, formattedValueIndex: to } = change
  return (
    currentValue[from] === formattedValue[to] && (from === to || to >= PHONE_FORMAT.indexOf('#'))
  )
}

export function PhoneInput({ value, onChange, inputRef, ...input }: PhoneInputProps) {
  const plusTyped = useRef(false)
  const isWhole = useRef(false)
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
    if (repeatsCode) {
      isWhole.current = true
      return ''
    }
    const inserted = text.slice(change.to.start, change.to.end)
    // A single digit that replaces a number starts a new one.
    const wasWhole = isWhole.current && (digits.length > 1 || change.lastValue === '')
    const reading = readPhone(text, inserted, digits, wasWhole)
    isWhole.current = reading.isWhole
    return reading.digits
  }

  // A pasted whole number replaces the value wherever the caret is: the mask gets only the new text
  // and, if it was pasted without a key, not its position.
  const paste = (event: ClipboardEvent) => {
    const whole = normalisePhone(event.clipboardData.getData('text'))
    if (!whole || input.disabled || input.readOnly) return
    event.preventDefault()
    isWhole.current = true
    onChange?.(whole.slice(1))
  }

  return (
    <NumberFormatBase
      {...pattern}
      removeFormatting={read}
      isCharacterSame={isSameCharacter}
      onPaste={paste}
    />
  )
}
