export type Token =
  | { readonly kind: 'number' | 'text'; readonly value: number | string }
  | { readonly kind: 'word' | 'mark'; readonly value: string }

/** The tokens of a condition, or the position from which it cannot be read. */
export const readTokens = (text: string): readonly Token[] | { readonly reason: string } => {
  const tokens: Token[] = []
  const piece = /\s*(?:(\d+(?:\.\d+)?)|"([^"]*)"|'([^']*)'|([A-Za-z_]\w*)|(==|!=|<=|>=|&&|\|\||[<>!.()[\]*-]))/y
  while (piece.lastIndex < text.trimEnd().length) {
    const from = piece.lastIndex
    const found = piece.exec(text)
    if (!found) return { reason: `cannot read ${JSON.stringify(text.slice(from).trim())}` }
    const [, number, double, single, word, mark] = found
    if (number !== undefined) tokens.push({ kind: 'number', value: Number(number) })
    else if (word !== undefined) tokens.push({ kind: 'word', value: word })
    else if (mark !== undefined) tokens.push({ kind: 'mark', value: mark })
    else tokens.push({ kind: 'text', value: double ?? single ?? '' })
  }
  return tokens
}
