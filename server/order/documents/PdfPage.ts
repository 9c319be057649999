import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import { languageTag } from '../../../core/domain/locale/locales.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'

/** A page to draw on, with its measures in points. */
export type PdfPage = {
  readonly pdf: PDFKit.PDFDocument
  readonly left: number
  readonly right: number
  readonly top: number
  readonly width: number
}

export type Sheet = { readonly title: string; readonly locale: SiteLocale; readonly at: number }

/** One typeface for every language of the shop: Latin, Greek and Cyrillic. */
const resolve = createRequire(import.meta.url).resolve
const faces = {
  plain: () => resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: () => resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
}

const margin = 56

/** A PDF in the site's paper size and language. Throws whatever `draw` throws. */
export const writePdf = async (
  { title, locale, at }: Sheet,
  draw: (pdfPage: PdfPage) => void,
): Promise<Uint8Array<ArrayBuffer>> => {
  // Its types describe a CommonJS module; Node gives it a default.
  const { default: Document } = (await import('pdfkit')) as { readonly default: typeof PDFDocument }
  const pdf = new Document({
    size: locale.country === 'US' || locale.country === 'CA' ? 'LETTER' : 'A4',
    margin,
    font: faces.plain(),
    lang: languageTag(locale.code),
    displayTitle: true,
    info: { Title: title, Author: 'Cairn', CreationDate: new Date(at), ModDate: new Date(at) },
  })
  pdf.registerFont('plain', faces.plain()).registerFont('bold', faces.bold())
  const parts: Uint8Array[] = []
  const whole = new Promise<Uint8Array<ArrayBuffer>>((done, fail) => {
    pdf.on('data', (part: Uint8Array) => parts.push(part)).on('error', fail)
    pdf.on('end', () => done(new Uint8Array(Buffer.concat(parts))))
  })
  const { width } = pdf.page
  draw({ pdf, left: margin, right: width - margin, top: margin, width: width - 2 * margin })
  pdf.end()
  return whole
}

/** Draws lines below each other from `y`; returns the y of the next line. */
export const writeLines = (
  { pdf }: PdfPage,
  lines: readonly string[],
  x: number,
  y: number,
  {
    width,
    size = 10,
    face = 'plain',
  }: { readonly width: number; readonly size?: number; readonly face?: 'plain' | 'bold' },
): number => {
  pdf.font(face).fontSize(size)
  return lines.reduce((at, line) => {
    pdf.text(line, x, at, { width })
    return at + pdf.heightOfString(line, { width }) + 1
  }, y)
}

/** The first character of a text that the typeface lacks. */
export const missingSign = ({ pdf }: PdfPage, text: string): string | undefined => {
  // pdfkit offers no other way to ask a typeface for a character.
  const { _font: face } = pdf.font('plain') as unknown as {
    readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } }
  }
  return Array.from(text).find((sign) => !face.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
}
