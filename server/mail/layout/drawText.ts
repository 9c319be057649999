import type { LetterPage } from './drawHtml.ts'
import type { LetterPart } from './LetterPart.ts'

/** The same letter as `drawHtml` draws, as plain text with a blank line between its parts. */
export const drawText = ({ language, parts, footer, publicUrl }: Omit<LetterPage, 'subject' | 'home'>): string => {
  const colon = language === 'fr' ? '\u00a0:' : ':'
  return [...parts.map((part) => textOf(part, publicUrl, colon)), ['-- ', ...footer].join('\n')]
    .filter((text) => text !== '')
    .join('\n\n')
}

const textOf = (part: LetterPart, publicUrl: string, colon: string): string => {
  switch (part.kind) {
    case 'text':
      return inOneLine(part.text)
    case 'quote':
      return part.text.trim()
    case 'link':
      return `${part.label}${colon}\n${publicUrl}${part.path}`
    case 'figures':
      return part.rows.map(({ name, value }) => `${inOneLine(name)}${colon} ${inOneLine(value)}`).join('\n')
    case 'address':
      return [`${part.title}${colon}`, ...part.lines.map(inOneLine)].join('\n')
    case 'items':
      return part.items
        .map(({ name, notes, amount }) =>
          [
            `${inOneLine(name)}${amount === undefined ? '' : `${colon} ${amount}`}`,
            ...notes.map((note) => `  ${inOneLine(note)}`),
          ].join('\n'),
        )
        .join('\n')
  }
}

/** Nobody's name begins a line of its own. A hard space stays, because amounts contain it. */
export const inOneLine = (text: string): string => text.replaceAll(/[\r\n\t ]+/g, ' ').trim()
