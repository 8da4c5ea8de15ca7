import { useLocale, useTranslations } from 'next-intl'
import { Section } from '@/components/sections/Section'
import { Picture } from '@/components/ui/Picture/Picture'
import { clinicIn } from '@/lib/clinic'
import { galleryKinds } from '@/lib/clinic/schema'
import styles from './Gallery.module.scss'

/**
 * The clinic's photographs and certificates, each a plain link to the large picture; nothing where
 * the clinic has put none. The boxes have their shape before the pictures have come.
 */
export function Gallery() {
  const t = useTranslations('about.gallery')
  const common = useTranslations('common')
  const { gallery } = clinicIn(useLocale())
  if (gallery.length === 0) return null
  const sorted = galleryKinds.flatMap(kind => gallery.filter(each => each.kind === kind))
  return (
    <Section id="gallery" title={t('title')}>
      <ul className={styles.pictures}>
        {sorted.map(({ file, kind, alt }) => (
          <li key={file}>
            <a href={file} target="_blank" rel="noopener" data-kind={kind}>
              <Picture
                src={file}
                alt={alt}
                width={640}
                height={480}
                sizes="(max-width: 740px) 92vw, (max-width: 900px) 46vw, 24vw"
              />
              <span className="visually-hidden"> ({common('newTab')})</span>
            </a>
            {/* The same words as the picture's, for those who see both. */}
            <p aria-hidden="true">{alt}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
