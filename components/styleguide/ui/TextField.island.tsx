'use client'

import { useState } from 'react'
import { TextField, type TextFieldProps } from '@/components/ui/TextField/TextField.island'
import { Case } from '../Case'
import type { ExhibitProps } from '../labels'

type FieldState = Omit<TextFieldProps, 'label' | 'onChange'> & { readonly label?: string }

export function TextFieldExhibit({ labels }: ExhibitProps) {
  const { value, error, placeholder } = labels
  const toggleLabels = { show: labels.show, hide: labels.hide }
  const states: Readonly<Record<string, FieldState>> = {
    'empty, with a placeholder': { value: '', placeholder },
    'empty, its label shown': { value: '', alwaysShowLabel: true },
    'with a value': { value },
    small: { value, size: 'small' },
    disabled: { value, disabled: true },
    'disabled, empty': { value: '', placeholder, disabled: true },
    'read-only': { value, readOnly: true },
    error: { value: '', error: true, errors: [error] },
    'error, long words': { value, error: true, errors: [labels.long] },
    'error without words': { value, error: true },
    'phone mask': { value: '7010000000', mask: 'phone', label: labels.phone },
    'phone mask, begun': { value: '701', mask: 'phone', label: labels.phone },
    password: { value: 'secret', type: 'password', label: labels.password, toggleLabels },
    'long words': { value: labels.long, label: labels.long },
  }
  return Object.entries(states).map(([name, state]) => (
    <Case key={name} name={name}>
      <Field label={labels.label} {...state} />
    </Case>
  ))
}

/** A field that keeps what is typed into it. */
function Field({ value: first, ...field }: TextFieldProps) {
  const [value, setValue] = useState(first)
  return <TextField {...field} value={value} onChange={setValue} />
}
