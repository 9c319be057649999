const letters = ['XXS', 'XS', 'S', 'SM', 'M', 'ML', 'L', 'XL', 'XXL']

/** Sizes [code, label] as people expect them: letters from small to large, numbers, children's runs (`K05`), words. */
export const bySize = ([a]: readonly [string, string], [b]: readonly [string, string]): number =>
  rank(a) - rank(b) || a.localeCompare(b)

function rank(code: string): number {
  const letter = letters.indexOf(code)
  if (letter >= 0) return letter
  const [, run = '', number] = /^(K?)(\d+)$/.exec(code) ?? []
  if (number === undefined) return 100_000
  return (run === '' ? 1_000 : 10_000) + Number(number)
}
