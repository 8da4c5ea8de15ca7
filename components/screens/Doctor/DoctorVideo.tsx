import { Play } from 'lucide'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { clockTime } from '@/lib/entities/video'
import type { Doctor } from '@/lib/kinds/doctor'

/** A link to the video, which stands elsewhere: the page loads nothing of it. */
export function DoctorVideo({ doctor: { video } }: { readonly doctor: Pick<Doctor, 'video'> }) {
  const t = useTranslations('doctors.details')
  const common = useTranslations('common')
  if (!video) return null
  const { url, duration, title } = video
  return (
    <p>
      <Button href={url} target="_blank" rel="noopener" variant="secondary" size="s">
        <Icon of={Play} />
        <span>
          {t('video', { title: title || t('videoTitle') })}
          {duration > 0 && `, ${clockTime(duration)}`}
          <span className="visually-hidden"> ({common('newTab')})</span>
        </span>
      </Button>
    </p>
  )
}
