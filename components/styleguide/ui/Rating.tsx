import { Rating } from '@/components/ui/Rating/Rating'
import { Case } from '../Case'

export function RatingExhibit() {
  return [0, 0.5, 3.7, 5].map(value => (
    <Case key={value} name={String(value)} width="narrow">
      <Rating value={value} label={String(value)} />
    </Case>
  ))
}
