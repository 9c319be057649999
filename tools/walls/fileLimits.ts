/** The most lines a file may have. Tables of data may be longer: one looks things up in them. */
export const lineLimit = (path: string): number => {
  if (dataTables.test(path)) return 650
  if (path.endsWith('.css')) return 260
  return path.startsWith('tests/') ? 300 : 220
}

const dataTables =
  /\/seed\/|\/media\/drawings\/|^contracts\/errorCatalogue\.ts$|^server\/limits\/limitTable\.ts$|^ui\/src\/content\/content\w+\.ts$|^tools\/simulate\/mutants\/mutants\.ts$|^tests\/events\/\w+Events\.test\.ts$/

/** Above this a component is worth a second look; it is listed, not refused. */
export const componentAim = 100

export const isComponent = (path: string): boolean => path.startsWith('ui/') && path.endsWith('.tsx')

export const lineCount = (source: string): number => source.replace(/\n$/, '').split('\n').length
