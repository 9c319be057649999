/** All pictures of a folder on one page, a row for each state; a press on a picture opens it in full. `names` as pictureName makes them. */
export const contactSheetOf = (names: readonly string[]): string => {
  const sorted = names.toSorted()
  const rows = [...new Set(sorted.map(stateOf))].map((state) => ({
    state,
    pictures: sorted.filter((name) => stateOf(name) === state),
  }))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Cairn, every screen</title>
<style>
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #1a201b; background: #f4f4ed }
section { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 1rem; align-items: start; padding-block: 1rem; border-top: 1px solid #d3d4c8 }
h2 { grid-column: 1 / -1; margin: 0; font-size: 1rem }
figure { margin: 0 }
img { display: block; width: 100%; max-height: 60rem; object-fit: cover; object-position: top }
</style>
<h1>Every screen</h1>
${rows.map(rowOf).join('\n')}
</html>
`
}

const rowOf = ({ state, pictures }: { readonly state: string; readonly pictures: readonly string[] }): string =>
  `<section><h2>${state}</h2>${pictures.map((name) => `<figure><a href="${name}"><img loading="lazy" src="${name}" alt="${captionOf(name)}"></a><figcaption>${captionOf(name)}</figcaption></figure>`).join('')}</section>`

const stateOf = (name: string): string => name.replace(/^\d+-(.*)-\d+-(light|dark)\.png$/, '$1').replaceAll('-', ' ')

const captionOf = (name: string): string => name.replace(/^.*-(\d+)-(light|dark)\.png$/, '$1 px, $2')
