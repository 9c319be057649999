import { NotBuiltError } from '../databaseError.ts'
import { sqlTokens } from './sqlTokens.ts'
import type { SqlToken } from './sqlTokens.ts'
import type { Select } from './SqlSyntax.ts'

/** Goes through the tokens of one statement, one ahead. */
export class SqlReader {
  readonly #tokens: readonly SqlToken[]
  readonly #readSelect: (reader: SqlReader) => Select
  #place = 0

  /** `readSelect` reads the selects that stand inside expressions. */
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
  seesWords(...words: readonly string[]): boolean {
    return words.every((word, ahead) => {
      const token = this.peek(ahead)
      return token?.kind === 'word' && !token.quoted && token.text === word
    })
  }

  /** Steps over the key words when they come next. */
  takesWords(...words: readonly string[]): boolean {
    const seen = this.seesWords(...words)
    if (seen) this.#place += words.length
    return seen
  }

  expectWords(...words: readonly string[]): void {
    if (!this.takesWords(...words)) this.refuse()
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

  /** One or more, between commas. */
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

  /** Says what comes next and in which words it stands. */
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
