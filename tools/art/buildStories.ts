import { mkdirSync, writeFileSync } from 'node:fs'
import { closeUps, drawCloseUp } from './stories/closeUps.ts'
import { drawMap } from './stories/drawMap.ts'
import { drawScene } from './stories/drawScene.ts'
import { scenePlans } from './stories/scenePlans.ts'

/**
 * Draws the pictures of the journal, one for each story: `node tools/run.mjs tools/art/buildStories.ts [key]`. The
 * result is committed.
 */
export const main = (): void => {
  const [wanted] = process.argv.slice(2)
  mkdirSync(folder, { recursive: true })
  for (const [key, draw] of Object.entries(drawings)) {
    if (wanted !== undefined && wanted !== key) continue
    const svg = draw()
    writeFileSync(`${folder}/${key}.svg`, svg)
    console.log(`${key}.svg ${svg.length} bytes`)
  }
}

const folder = 'ui/public/stories'

const drawings: Readonly<Record<string, () => string>> = {
  'map-when-the-phone-is-flat': drawMap,
  ...Object.fromEntries(Object.entries(scenePlans).map(([key, plan]) => [key, () => drawScene(plan)])),
  ...Object.fromEntries(Object.entries(closeUps).map(([key, closeUp]) => [key, () => drawCloseUp(closeUp)])),
}
