/**
 * A text field in every state: value, placeholder, disabled, read-only, maximum length, phone mask,
 * password with a show/hide toggle, errors, two sizes.
 */
'use client'

import { Eye, EyeOff } from 'lucide'
import { type ComponentProps, type Ref, useId, useState } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import type { PhoneCountry } from '@/lib/text/phone-countries'
import { PhoneInput } from './PhoneInput.island'
import styles from './TextField.module.scss'
import { inputState, TextFieldFrame, type TextFieldFrameProps } from './TextFieldFrame'

/** Longest text a field takes unless it says otherwise (B33). */
export const MAX_LENGTH = 500

type Native = Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'placeholder'
  | 'disabled'
  | 'readOnly'
  | 'required'
  | 'autoComplete'
  | 'inputMode'
  | 'enterKeyHint'
  | 'onBlur'
  | 'onFocus'
>
type Frame = Pick<
  TextFieldFrameProps,
  'label' | 'error' | 'errors' | 'corrected' | 'size' | 'className'
>

export interface TextFieldProps extends Native, Frame {
  readonly id?: string
  /** With the mask `phone`: the digits after +7, at most ten. */
  readonly value: string
  /** Said with the field while it has no error. */
  readonly hint?: string
  /** Gets what `value` holds: with the mask `phone` the bare digits. */
  readonly onChange?: (value: string) => void
  readonly maxLength?: number
  /** `phone` is +7 (###) ###-##-##, digits only. */
  readonly mask?: 'any' | 'phone'
  /** Of the mask `phone`: whose numbers are taken besides. */
  readonly countries?: readonly PhoneCountry[] | undefined
  readonly type?: 'text' | 'password'
  /** Without it the label is seen only when there is a value. */
  readonly alwaysShowLabel?: boolean
  /** Accessible names of the password toggle. */
  readonly toggleLabels?: { readonly show: string; readonly hide: string }
  readonly inputRef?: Ref<HTMLInputElement>
}

export function TextField(props: TextFieldProps) {
  const { label, error, errors, corrected, size, className, ...rest } = props
  const {
    alwaysShowLabel = false,
    id: ownId,
    value,
    hint,
    onChange,
    mask = 'any',
    type = 'text',
    ...more
  } = rest
  const { maxLength = MAX_LENGTH, toggleLabels, inputRef, countries, ...native } = more
  const generatedId = useId()
  const id = ownId ?? generatedId
  const [revealed, setRevealed] = useState(false)
  const isPassword = type === 'password'
  const input = {
    ...native,
    ...inputState({ id, error, errors, corrected }),
    value,
    'aria-description': hint,
    'aria-required': native.required,
    required: undefined,
  }

  return (
    <TextFieldFrame
      {...{ id, label, error, errors, size, className }}
      disabled={native.disabled}
      showLabel={alwaysShowLabel || value !== ''}
      action={
        isPassword && (
          <button
            type="button"
            className={styles.toggle}
            aria-controls={id}
            disabled={native.disabled}
            onClick={() => setRevealed(!revealed)}
          >
            {revealed ? <Icon of={EyeOff} /> : <Icon of={Eye} />}
            <span className={styles.hidden}>
              {revealed ? toggleLabels?.hide : toggleLabels?.show}
            </span>
          </button>
        )
      }
    >
      {mask === 'phone' ? (
        <PhoneInput {...input} countries={countries} onChange={onChange} inputRef={inputRef} />
      ) : (
        <input
          {...input}
          ref={inputRef}
          type={isPassword && !revealed ? 'password' : 'text'}
          maxLength={maxLength}
          onChange={event => onChange?.(event.target.value)}
        />
      )}
    </TextFieldFrame>
  )
}
