/** The attributes of each picture of a letter, which has nothing else. */
export const picturesIn = (html: string): readonly Readonly<Record<string, string>>[] =>
  [...html.matchAll(/<img\b([^>]*)>/g)].map(([tag, inside = '']) => {
    if (inside.replaceAll(attribute, '') !== '') throw new Error(`${tag} is malformed.`)
    return Object.fromEntries([...inside.matchAll(attribute)].map(([, name = '', value = '']) => [name, value]))
  })

const attribute = / ([a-z]+)="([^"]*)"/g
