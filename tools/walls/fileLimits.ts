/** The most lines a file may have (docs: small files). */
export const lineLimit = (path: string): number => {
  if (path.endsWith('.css')) return 150
  return path.startsWith('tests/') ? 250 : 200
}

/** Above this a component is worth a second look; it is listed, not refused. */
export const componentAim = 100

export const isComponent = (path: string): boolean => path.startsWith('ui/') && path.endsWith('.tsx')

export const lineCount = (source: string): number => source.replace(/\n$/, '').split('\n').length
