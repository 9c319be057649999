/**
 * What is wrong with a picture: unbalanced tags, odd attributes, dangling or repeated ids, invalid numbers, things that
 * a CSP blocks.
 */
export const svgFaults = (svg: string): readonly string[] => {
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? '')
  const wanted = [...svg.matchAll(/(?:href="|url\()#([^")]*)/g)].map(([, id]) => id ?? '')
  return [
    ...tagFaults(svg),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `id ${id} twice`),
    ...wanted.filter((id) => !ids.includes(id)).map((id) => `nothing is called ${id}`),
    ...(/NaN|undefined|null|Infinity/.exec(svg) ?? []),
    ...(/<(?:script|style|foreignObject|image|a)\b|\son\w+=|\sstyle=|href="(?!#)|url\((?!#)/.exec(svg) ?? []),
    ...(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"') ? [] : ['no root']),
  ]
}

const tagFaults = (svg: string): readonly string[] => {
  const open: string[] = []
  const faults: string[] = []
  for (const [whole, slash, name, attributes, end] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<]*")*)\s*(\/?)>|<[^>]*>/g,
  )) {
    if (name === undefined) faults.push(`malformed ${whole.slice(0, 80)}`)
    else if (slash) {
      if (open.pop() !== name) faults.push(`</${name}> closes something else`)
    } else if (!end) open.push(name)
    const names = [...(attributes ?? '').matchAll(/\s([\w:-]+)=/g)].map(([, attribute]) => attribute)
    if (new Set(names).size !== names.length) faults.push(`${name} repeats an attribute`)
  }
  const text = svg.replace(/<[^>]*>/g, '').trim()
  return [
    ...faults,
    ...open.map((name) => `<${name}> stays open`),
    ...(text ? [`loose text ${text.slice(0, 40)}`] : []),
  ]
}
