import { Phone } from 'lucide-react'
import { Button, type ButtonVariant } from '@/components/ui/Button/Button'
import { Case } from '../Case'
import type { ExhibitProps } from '../words'

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'light']
const sizes = ['s', 'm', 'l'] as const

export function ButtonExhibit({ words }: ExhibitProps) {
  return variants.map(variant => {
    const ground = variant === 'light' ? 'dark' : 'light'
    const look = { variant, children: words.button }
    return (
      <Case key={variant} name={variant} ground={ground} width="wide">
        {sizes.map(size => (
          <Button key={size} {...look} size={size} />
        ))}
        <Button {...look} href="#Button" />
        <Button {...look}>
          <Phone aria-hidden="true" />
          {words.button}
        </Button>
        <Button {...look} loading />
        <Button {...look} disabled />
        <Button {...look} aria-disabled />
        <Button {...look} wide>
          {words.long}
        </Button>
      </Case>
    )
  })
}
