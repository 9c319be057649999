import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text that a PDF reader finds in a file, line by line from the top, the pieces of a line from the left. */
export const pdfText = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const pdf = await getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 }).promise
  const lines: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const byHeight = new Map<number, { x: number; text: string }[]>()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [x = 0, y = 0] = (item.transform as readonly number[]).slice(4)
      byHeight.set(Math.round(y), [
        ...(byHeight.get(Math.round(y)) ?? []),
        { x, text: item.str.replaceAll(/\s/g, ' ') },
      ])
    }
    for (const [, pieces] of [...byHeight].toSorted(([a], [b]) => b - a)) {
      lines.push(
        pieces
          .toSorted((a, b) => a.x - b.x)
          .map(({ text }) => text)
          .join(' | '),
      )
    }
  }
  await pdf.destroy()
  return lines
}
