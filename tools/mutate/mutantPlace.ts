/**
 * Where a mutant is: `12:4-12:20`, from line 12, column 4, up to but not including column 20. Lines are counted from 1
 * and columns from 0, as Stryker's option `mutate` takes them.
 */
export type MutantPlace = `${number}:${number}-${number}:${number}`

/** The code at a place, in one line. */
export const codeAt = (source: string, place: MutantPlace): string => {
  const [firstLine = 0, firstColumn = 0, lastLine = 0, lastColumn = 0] = numbersOf(place)
  const lines = source.split('\n').slice(firstLine - 1, lastLine)
  return inOneLine(
    lines
      .map((line, index) =>
        line.slice(index === 0 ? firstColumn : 0, index === lines.length - 1 ? lastColumn : undefined),
      )
      .join('\n'),
  )
}

/** The order in which a reader of the file comes to them. */
export const byPlace = (a: { readonly at: MutantPlace }, b: { readonly at: MutantPlace }): number => {
  const [left, right] = [numbersOf(a.at), numbersOf(b.at)]
  const different = left.findIndex((number, index) => number !== right[index])
  return different < 0 ? 0 : (left[different] ?? 0) - (right[different] ?? 0)
}

export const inOneLine = (code: string): string => code.replace(/\s+/g, ' ').trim()

const numbersOf = (place: MutantPlace): readonly number[] => place.split(/[:-]/).map(Number)
