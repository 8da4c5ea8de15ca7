/** Stand-ins for the pictures and papers of a clinic that is begun. */
import sharp from 'sharp'
import type { ClinicDocument } from '@/lib/clinic/clinic'
import type { ClinicFile } from '@/lib/clinic/schema'

export const documentNames = [
  'licence',
  'privacy-policy',
  'public-offer-contract',
  'offer',
] as const satisfies readonly ClinicDocument[]

export const pictureNames: Readonly<Record<keyof ClinicFile['pictures'], string>> = {
  mark: 'mark.svg',
  favicon: 'icon-48.png',
  icon: 'mark.svg',
  icon_180: 'icon-180.png',
  icon_192: 'icon-192.png',
  icon_512: 'icon-512.png',
  about: 'room.webp',
  corporate: 'room.webp',
  consultation: 'room.webp',
  calculator: 'room.webp',
  map: 'map.svg',
  share: 'share.webp',
}

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="#3b5b7a"/><circle cx="32" cy="32" r="16" fill="none" stroke="#fff" stroke-width="8"/></svg>
`
const map = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 600"><rect width="1200" height="600" fill="#eef2f6"/><path d="M0 180h1200M0 420h1200M300 0v600M900 0v600" stroke="#fff" stroke-width="36"/><circle cx="600" cy="300" r="36" fill="#3b5b7a"/></svg>
`

/** Pale, with the sign in its middle. */
function room(width: number, height: number): string {
  const [x, y, radius] = [width / 2, height / 2, height / 6]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#dde5ec"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#fff" stroke-width="${radius / 2}"/></svg>`
}

/** Name and content of each picture in `files/`. */
export async function pictures(): Promise<readonly (readonly [string, string | Buffer])[]> {
  const icons = [48, 180, 192, 512].map(async size => {
    const drawn = sharp(Buffer.from(mark), { density: (72 * size) / 64 }).resize(size, size)
    return [`icon-${size}.png`, await drawn.png().toBuffer()] as const
  })
  const scenes = [
    ['room.webp', room(1200, 900)],
    ['share.webp', room(1200, 630)],
  ] as const
  const drawn = scenes.map(
    async ([name, svg]) => [name, await sharp(Buffer.from(svg)).webp().toBuffer()] as const,
  )
  return [['mark.svg', mark], ['map.svg', map], ...(await Promise.all([...icons, ...drawn]))]
}

/** Papers of each language, within the folder of the clinic. */
export const sheets = documentNames.flatMap(name => [
  `files/documents/${name}.pdf`,
  `files/documents/kk/${name}.pdf`,
])

/** A PDF of one sheet with a line of Latin letters, as the fonts of every reader have no other ones. */
export const emptySheet = (phone: string, email: string): string =>
  sheetWith(`${phone}   ${email}`.replace(/[\\()]/g, '\\$&'))

/** Whether a PDF is such a sheet, whatever the phone was when it was written. */
export function isEmptySheet(pdf: string): boolean {
  const [, line] = /Td \((.*)\) Tj ET\n/.exec(pdf) ?? []
  return line !== undefined && sheetWith(line) === pdf
}

function sheetWith(line: string): string {
  const shown = `BT /F 14 Tf 60 760 Td (${line}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${shown.length}>>stream\n${shown}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const parts = ['%PDF-1.4\n', ...objects.map((it, index) => `${index + 1} 0 obj${it}endobj\n`)]
  const offsets = objects.map((_, index) => parts.slice(0, index + 1).join('').length)
  const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${parts.join('').length}\n%%EOF\n`
  return `${parts.join('')}xref\n0 ${size}\n0000000000 65535 f \n${rows}${end}`
}
