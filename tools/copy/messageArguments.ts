import { parse, type Token } from '@messageformat/parser'

/** What a message needs to be said: argument name → the TypeScript type its caller must pass. */
export type MessageArguments = Readonly<Record<string, 'number' | 'string' | 'string | number'>>

/** Plurals and numbers need a number, choices a string; a plain figure of speech takes both. */
export const messageArguments = (text: string): MessageArguments => {
  const found = new Map<string, 'number' | 'string' | 'string | number'>()
  collect(parse(text), found)
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

const collect = (tokens: readonly Token[], found: Map<string, 'number' | 'string' | 'string | number'>): void => {
  for (const token of tokens) {
    if (token.type === 'content' || token.type === 'octothorpe') continue
    if (token.type === 'argument') {
      if (!found.has(token.arg)) found.set(token.arg, 'string | number')
      continue
    }
    found.set(token.arg, token.type === 'select' ? 'string' : 'number')
    if (token.type !== 'function') for (const choice of token.cases) collect(choice.tokens, found)
  }
}
