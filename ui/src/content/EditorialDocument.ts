export type EditorialDocument = {
  readonly title: string
  readonly lede: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

/** By the keys of contentPaths. */
export type ContentDocuments = Readonly<Record<string, EditorialDocument>>
