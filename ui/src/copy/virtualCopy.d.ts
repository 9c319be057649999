declare module 'virtual:copy' {
  type CopyByNoun = import('./copyByNoun.ts').CopyByNoun
  const copy: Readonly<
    Record<string, { readonly [Noun in keyof CopyByNoun]?: () => Promise<{ readonly default: CopyByNoun[Noun] }> }>
  >
  export default copy
}
