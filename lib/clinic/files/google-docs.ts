/**
 * What Google Docs adds to a text that is downloaded as Markdown: ids and bold letters in headings, headings of
 * nothing, its own address around links, marks of footnotes and comments, and pictures as letters; and the
 * attributes that Pandoc makes of a Word file. Lines keep their numbers.
 */
import { unwrappedLink } from '@/lib/text/wrapped-link'

const headingLine = /^(#{1,6})(?:[ \t]+(.*?))?[ \t]*$/gm
const idAtEnd = /[ \t]*\\?\{\\?#[^}\s]*\}[ \t]*$/gm
/** `[text]{.underline}`, and `{width="6in"}` behind a picture or a link. */
const span = /(?<!\\)\[((?:[^\]\\\n]|\\.)*)\]\{[.#][^}\n]*\}/g
const attributes = /(?<=\))\{[^{}\n]*="[^{}\n]*\}/g
const comment = /\[\\\[\w{1,2}\\\]\]\(#cmnt\d+\)/g
const bold = /^(\*{2,3}|__)((?:(?!\1).)*)\1$/
const footnote = /\[\^([^\]\s]+)\]:?/g
const dataPicture = /!\[[^\]\n]*\]\(\s*<?data:[^)\n]*\)/g
const dataDefinition = /^[ \t]*\[([^\]\n]+)\]:[ \t]*<?data:.*$/gm
const address = /https?:\/\/(?:www\.)?google\.[^\s)>"'\]]+/gi

/** The Markdown as a person would write it; pictures as letters are left out. */
export function withoutExport(markdown: string): string {
  return withoutPictures(markdown)
    .replace(comment, '')
    .replace(span, '$1')
    .replace(attributes, '')
    .replace(idAtEnd, '')
    .replace(headingLine, (_, level: string, text = '') => {
      const title = text.trim().replace(bold, '$2').trim()
      return title && `${level} ${title}`
    })
    .replace(footnote, '<sup>$1</sup>')
    .replace(address, unwrappedLink)
}

/** Numbers of the lines, from 1, that have a picture as letters. */
export function picturesAsLetters(markdown: string): readonly number[] {
  const before = markdown.replace(dataDefinition, '').split('\n')
  const after = withoutPictures(markdown).split('\n')
  return before.flatMap((line, index) => (line === after[index] ? [] : [index + 1]))
}

function withoutPictures(markdown: string): string {
  const labels = new Set([...markdown.matchAll(dataDefinition)].map(([, label]) => label))
  return markdown
    .replace(dataDefinition, '')
    .replace(dataPicture, '')
    .replace(/!\[([^\]\n]*)\](?:\[([^\]\n]*)\])?(?!\()/g, (picture, alt: string, label?: string) =>
      labels.has(label || alt) ? '' : picture,
    )
}
