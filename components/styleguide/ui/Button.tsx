import { Phone } from 'lucide'
import { Button } from '@/components/ui/Button/Button'
import type { ButtonVariant } from '@/components/ui/Button/buttonClassName'
import { Icon } from '@/components/ui/Icon/Icon'
import { Case } from '../Case'
import type { ExhibitProps } from '../labels'

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'light']
const sizes = ['s', 'm', 'l'] as const

export function ButtonExhibit({ labels }: ExhibitProps) {
  return variants.map(variant => {
    const ground = variant === 'light' ? 'dark' : 'light'
    const button = { variant, children: labels.button }
    return (
      <Case key={variant} name={variant} ground={ground} width="wide">
        {sizes.map(size => (
          <Button key={size} {...button} size={size} />
        ))}
        <Button {...button} href="#Button" />
        <Button {...button}>
          <Icon of={Phone} />
          {labels.button}
        </Button>
        <Button {...button} loading />
        <Button {...button} disabled />
        <Button {...button} aria-disabled />
        <Button {...button} wide>
          {labels.long}
        </Button>
      </Case>
    )
  })
}
