/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface SearchCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'suggestionCount': (args: { count: number }) => string
  readonly 'noResults': (args: { query: string | number }) => string
}

type PlainKey =
  | 'title' | 'headDescription' | 'hubTitle' | 'hubDetail' | 'departments' | 'suggestions' | 'noResultsDetail'
