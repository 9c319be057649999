import { DatabaseError } from '../databaseError.ts'

/** `word` is lower-cased unless it was quoted; only an unquoted one can be a key word. */
export type SqlToken =
  | { readonly kind: 'word'; readonly text: string; readonly quoted: boolean }
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'parameter'; readonly text: string }
  | { readonly kind: 'sign'; readonly text: string }

const pattern =
  /\s+|"((?:[^"]|"")+)"|'((?:[^']|'')*)'|\$(\d+)|(\d+(?:\.\d+)?)|([a-zA-Z_][a-zA-Z0-9_]*)|(::|\|\||<>|!=|<=|>=|[-+*/%(),.=<>;])/y

export function sqlTokens(sql: string): readonly SqlToken[] {
  const tokens: SqlToken[] = []
  pattern.lastIndex = 0
  while (pattern.lastIndex < sql.length) {
    const start = pattern.lastIndex
    const found = pattern.exec(sql)
    if (!found) throw new DatabaseError('42601', `Not readable as SQL from here: ${sql.slice(start, start + 40)}`)
    const token = tokenOf(found)
    if (token) tokens.push(token)
  }
  return tokens
}

function tokenOf([, quoted, string, parameter, number, word, sign]: RegExpExecArray): SqlToken | undefined {
  if (quoted !== undefined) return { kind: 'word', text: quoted.replaceAll('""', '"'), quoted: true }
  if (string !== undefined) return { kind: 'string', text: string.replaceAll("''", "'") }
  if (parameter !== undefined) return { kind: 'parameter', text: parameter }
  if (number !== undefined) return { kind: 'number', text: number }
  if (word !== undefined) return { kind: 'word', text: word.toLowerCase(), quoted: false }
  return sign === undefined ? undefined : { kind: 'sign', text: sign === '!=' ? '<>' : sign }
}
