/** The path below the locale at which a page of content stands (`contentKeyAt` read backwards); null: it has none. */
export const contentPath = (key: string): string | null => {
  if (Object.hasOwn(paths, key)) return paths[key] ?? null
  return /^[a-z0-9][a-z0-9-]*$/.test(key) ? `/${key}` : null
}

/** RT-13; the document for missing pages has no path. */
const paths: Readonly<Record<string, string | null>> = {
  home: '',
  'error-4xx': null,
  delivery: '/help/delivery',
  'size-guides': '/help/size-guides',
  'contact-us': '/help/contact-us',
  'how-to-return': '/help/returns/how-to-return',
}
