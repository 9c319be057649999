import { DatabaseError, NotBuiltError } from '../databaseError.ts'
import type { Select } from './SqlSyntax.ts'

/** Reads the tokens of one statement with one token of lookahead. */
export class SqlReader {
  readonly #tokens: readonly SqlToken[]
  readonly #readSelect: (reader: SqlReader) => Select
  #place = 0

  /** `readSelect` reads the selects inside expressions. */
  constructor(sql: string, readSelect: (reader: SqlReader) => Select) {
    this.#tokens = sqlTokens(sql)
    this.#readSelect = readSelect
  }

  select(): Select {
    return this.#readSelect(this)
  }

  peek(ahead = 0): SqlToken | undefined {
    return this.#tokens[this.#place + ahead]
  }

  next(): SqlToken {
    const token = this.#tokens[this.#place++]
    return token ?? this.refuse()
  }

  /** Whether these key words come next. */
  seesKeywords(...words: readonly string[]): boolean {
    return words.every((word, ahead) => {
      const token = this.peek(ahead)
      return token?.kind === 'word' && !token.quoted && token.text === word
    })
  }

  /** Skips the key words if they come next. */
  takesKeywords(...words: readonly string[]): boolean {
    const seen = this.seesKeywords(...words)
    if (seen) this.#place += words.length
    return seen
  }

  expectKeywords(...words: readonly string[]): void {
    if (!this.takesKeywords(...words)) this.refuse()
  }

  seesSign(sign: string, ahead = 0): boolean {
    const token = this.peek(ahead)
    return token?.kind === 'sign' && token.text === sign
  }

  takesSign(sign: string): boolean {
    const seen = this.seesSign(sign)
    if (seen) this.#place += 1
    return seen
  }

  expectSign(sign: string): void {
    if (!this.takesSign(sign)) this.refuse()
  }

  name(): string {
    const token = this.next()
    return token.kind === 'word' ? token.text : this.#refuseLast()
  }

  /** One or more, separated by commas. */
  list<T>(one: () => T): readonly T[] {
    const all = [one()]
    while (this.takesSign(',')) all.push(one())
    return all
  }

  inParentheses<T>(inner: () => T): T {
    this.expectSign('(')
    const value = inner()
    this.expectSign(')')
    return value
  }

  end(): void {
    this.takesSign(';')
    if (this.peek()) this.refuse()
  }

  /** Throws with the next token and its surroundings. */
  refuse(): never {
    const words = (from: number, to: number) =>
      this.#tokens
        .slice(Math.max(0, from), to)
        .map(({ text }) => text)
        .join(' ')
    const here = this.#place
    throw new NotBuiltError(`"${this.peek()?.text ?? 'the end of the statement'}" in "${words(here - 8, here + 8)}"`)
  }

  #refuseLast(): never {
    this.#place -= 1
    return this.refuse()
  }
}

/** `word` is lower-cased unless it was quoted; only an unquoted one can be a key word. */
type SqlToken =
  | { readonly kind: 'word'; readonly text: string; readonly quoted: boolean }
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'parameter'; readonly text: string }
  | { readonly kind: 'sign'; readonly text: string }

const pattern =
  /\s+|"((?:[^"]|"")+)"|'((?:[^']|'')*)'|\$(\d+)|(\d+(?:\.\d+)?)|([a-zA-Z_][a-zA-Z0-9_]*)|(::|\|\||<>|!=|<=|>=|[-+*/%(),.=<>;])/y

const sqlTokens = (sql: string): readonly SqlToken[] => {
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

const tokenOf = ([, quoted, string, parameter, number, word, sign]: RegExpExecArray): SqlToken | undefined => {
  if (quoted !== undefined) return { kind: 'word', text: quoted.replaceAll('""', '"'), quoted: true }
  if (string !== undefined) return { kind: 'string', text: string.replaceAll("''", "'") }
  if (parameter !== undefined) return { kind: 'parameter', text: parameter }
  if (number !== undefined) return { kind: 'number', text: number }
  if (word !== undefined) return { kind: 'word', text: word.toLowerCase(), quoted: false }
  return sign === undefined ? undefined : { kind: 'sign', text: sign === '!=' ? '<>' : sign }
}
