import { escaped } from '../../kit/escaped.ts'
import { letterPicturePath, letterPictureSide } from '../../kit/letterPicture.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'
import { inOneLine } from './drawText.ts'
import type { LetterFigure, LetterItem, LetterPart } from './LetterPart.ts'

export type LetterPage = {
  readonly language: Language
  readonly subject: string
  readonly parts: readonly LetterPart[]
  /** Whose letter it is and why it was sent, one line each. */
  readonly footer: readonly string[]
  /** Before each path, without a slash at its end. */
  readonly publicUrl: string
  /** Where the name at the top leads. */
  readonly home: string
}

/**
 * A letter as a page of its own, 600 px wide, for programs that know tables and inline styles only. Those that know
 * style sheets get the dark colours from `dark`; nothing is loaded but the pictures.
 */
export const drawHtml = ({ language, subject, parts, footer, publicUrl, home }: LetterPage): string => {
  const main = parts.map((part) => htmlOf(part, publicUrl)).join('\n')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${dark}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f4f4ed">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f4ed"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#fbfbf7;border-radius:4px"><tr><td style="padding:24px 24px 0">
<a class="ink" href="${escaped(publicUrl + home)}" target="_blank" style="${font};font-size:22px;font-weight:700;letter-spacing:1px;color:#1a201b;text-decoration:none">Cairn</a>
</td></tr><tr><td style="padding:8px 24px 24px">
<h1 class="ink" style="${font};margin:16px 0;font-size:24px;line-height:30px;color:#1a201b">${escaped(subject)}</h1>
${main}
</td></tr></table>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px"><tr><td style="padding:16px 24px">
${footer.map((line) => `<p class="meta" style="${font};margin:0 0 8px;font-size:13px;line-height:20px;color:#4d554c">${escaped(line)}</p>`).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

const font = "font-family:'Segoe UI',system-ui,-apple-system,Helvetica,Arial,sans-serif"

const dark =
  '@media (prefers-color-scheme:dark){.paper{background:#0a100d!important}.sheet{background:#151e19!important}' +
  '.ink{color:#e7ebdf!important}.meta{color:#b3bdae!important}.rule{border-color:#28332c!important}' +
  '.button{background:#a9c795!important;color:#16241b!important}}'

const textStyle = `${font};margin:0 0 16px;font-size:16px;line-height:24px;color:#1a201b`

const htmlOf = (part: LetterPart, publicUrl: string): string => {
  switch (part.kind) {
    case 'text':
      return `<p class="ink" style="${textStyle}">${escaped(inOneLine(part.text))}</p>`
    case 'quote':
      return `<blockquote class="ink rule" style="${textStyle};padding-left:16px;border-left:3px solid #d3d4c8">${inLines(part.text)}</blockquote>`
    case 'link':
      return `<p style="margin:0 0 16px"><a class="button" href="${escaped(publicUrl + part.path)}" target="_blank" style="${font};display:inline-block;padding:12px 20px;border-radius:4px;background:#3b5637;color:#ffffff;font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escaped(part.label)}</a></p>`
    case 'figures':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${part.rows.map(figureRow).join('')}</table>`
    case 'address':
      return `<p class="ink" style="${textStyle}"><strong>${escaped(part.title)}</strong><br>${part.lines.map(escaped).join('<br>')}</p>`
    case 'items':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${part.items.map((item) => itemRow(item, publicUrl)).join('')}</table>`
  }
}

const figureRow = ({ name, value, isTotal = false }: LetterFigure): string => {
  const style = `${font};padding:4px 0;font-size:16px;line-height:24px;color:#1a201b${isTotal ? ';font-weight:700;border-top:1px solid #d3d4c8' : ''}`
  return `<tr><td class="ink rule" style="${style}">${escaped(name)}</td><td class="ink rule" align="right" style="${style};padding-left:16px">${escaped(value)}</td></tr>`
}

/** The picture's words are beside it, so it has none of its own. */
const itemRow = ({ name, notes, amount, picture }: LetterItem, publicUrl: string): string => {
  const cell = 'padding:12px 0;border-bottom:1px solid #d3d4c8;vertical-align:top'
  const address = publicUrl + letterPicturePath(picture)
  const lines = notes
    .map((note) => `<br><span class="meta" style="font-size:14px;color:#4d554c">${inLines(note)}</span>`)
    .join('')
  return `<tr><td class="rule" width="84" style="${cell}"><img src="${escaped(address)}" width="${letterPictureSide}" height="${letterPictureSide}" alt="" style="display:block;border:0;border-radius:2px"></td><td class="ink rule" style="${font};${cell};font-size:16px;line-height:24px;color:#1a201b">${escaped(name)}${lines}</td><td class="ink rule" align="right" style="${font};${cell};padding-left:12px;font-size:16px;line-height:24px;color:#1a201b;white-space:nowrap">${escaped(amount ?? '')}</td></tr>`
}

const inLines = (text: string): string => escaped(text.trim()).replaceAll(/\r?\n/g, '<br>')
