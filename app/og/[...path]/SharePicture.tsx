import type { Palette } from '@/lib/clinic/palette'
import {
  type ShareData,
  sharePhoto,
  shareSize,
  shareSubsets,
  shareTitleSize,
} from '@/lib/seo/share-picture'

interface SharePictureProps extends Omit<ShareData, 'image'> {
  readonly colors: Palette
  /** Data URLs: the logo, the record's picture, and the background used without one. */
  readonly mark: string | null
  readonly photo: string | null
  readonly scene: string | null
}

/** Horizontal padding of the text, px. */
const margins = { start: 64, end: 48 } as const

/**
 * The Open Graph picture of a page. `ImageResponse` renders it, not a browser: it needs inline
 * styles, and every box has to be a flex box.
 */
export function SharePicture(props: SharePictureProps) {
  const { colors, name, phone, eyebrow, title, price, badge, mark, photo, scene } = props
  const width = photo ? 720 : 640
  const fontSize = shareTitleSize(title, width - margins.start - margins.end)
  return (
    <div
      style={{
        display: 'flex',
        ...shareSize,
        position: 'relative',
        background: colors['purple-50'],
        color: colors['purple-900'],
        fontFamily: shareSubsets.join(),
      }}
    >
      {photo ? (
        // biome-ignore lint/performance/noImgElement: no browser sees it
        <img
          src={photo}
          alt=""
          {...sharePhoto}
          style={{ position: 'absolute', right: 0, top: 0, borderRadius: '48px 0 0 48px' }}
        />
      ) : (
        scene && (
          // biome-ignore lint/performance/noImgElement: no browser sees it
          <img
            src={scene}
            alt=""
            {...shareSize}
            style={{ position: 'absolute', left: 0, top: 0 }}
          />
        )
      )}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width,
          padding: `56px ${margins.end}px 56px ${margins.start}px`,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 34 }}>
          {mark && (
            // biome-ignore lint/performance/noImgElement: no browser sees it
            <img src={mark} alt="" width={64} height={64} />
          )}
          <span style={{ fontWeight: 700 }}>{name}</span>
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', gap: 20 }}>
          <span style={{ color: colors['purple-600'], fontSize: 30, fontWeight: 500 }}>
            {eyebrow}
          </span>
          <span style={{ fontSize, fontWeight: 700, lineHeight: 1.12, letterSpacing: -1 }}>
            {title}
          </span>
        </div>
        <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 32 }}>
          {badge && <Pill text={badge} background={colors.accent} />}
          {price && <Pill text={price} background={colors['purple-600']} />}
          {!price && <span style={{ fontWeight: 500 }}>{phone}</span>}
        </div>
      </div>
    </div>
  )
}

function Pill({ text, background }: { readonly text: string; readonly background: string }) {
  return (
    <span
      style={{
        padding: '10px 26px 12px',
        borderRadius: 40,
        background,
        color: '#ffffff',
        fontWeight: 700,
        whiteSpace: 'nowrap',
      }}
    >
      {text}
    </span>
  )
}
