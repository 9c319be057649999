import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contourPlans } from '../../../tools/art/contourPlans.ts'
import { contours } from '../../../tools/art/contours.ts'
import { isolines } from '../../../tools/art/isolines.ts'

const MAX_BYTES = 15_000

test('a cone has one closed round line per level', () => {
  const lines = isolines((x, y) => 100 - Math.hypot(x - 200, y - 200), 400, 400, 10, 20)
  expect(lines).toHaveLength(1)
  const [line] = lines
  expect(line?.[0]).toEqual(line?.at(-1))
  for (const [x, y] of line ?? []) expect(Math.hypot(x - 200, y - 200)).toBeCloseTo(80, -0.5)
})

describe('each map', () => {
  test.each(Object.entries(contourPlans))('%s is committed as drawn, and small', (name, plan) => {
    const svg = readFileSync(`ui/public/art/${name}.svg`, 'utf8')
    const { fine, index, heights } = contours(plan)
    expect(svg.length).toBeLessThanOrEqual(MAX_BYTES)
    expect(svg).toContain(`id="fine" vector-effect="non-scaling-stroke" d="${fine}"`)
    expect(svg).toContain(`id="index" vector-effect="non-scaling-stroke" d="${index}"`)
    expect(svg).toContain(`<g id="heights">${heights}</g>`)
    expect(fine).not.toMatch(/NaN|undefined/)
  })

  test.each(Object.entries(contourPlans))(
    '%s has its elevations far enough inside not to be cut off on a wider page',
    (_, plan) => {
      const heights = [...contours(plan).heights.matchAll(/translate\(\d+ (\d+)\)/g)].map(
        ([, y]) => Number(y) / plan.height,
      )
      for (const height of heights) expect(Math.abs(height - 0.5)).toBeLessThanOrEqual(0.28)
    },
  )
})
