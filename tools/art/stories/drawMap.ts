import { contours } from '../contours.ts'

/** A sheet of a map with a trail that is walked as far as a hut, as an SVG document of 3 : 2. */
export const drawMap = (): string => {
  const { fine, index, heights } = contours({
    width: 1200,
    height: 800,
    step: 16,
    seed: 41,
    scale: 430,
    levels: [0.1, 1.7, 0.05],
    labels: 5,
    labelsFrom: 0,
    peaks: [
      { x: 820, y: 260, rx: 300, ry: 240, h: 0.8 },
      { x: 250, y: 600, rx: 260, ry: 220, h: 0.35 },
    ],
  })
  const line = 'fill="none" stroke-linecap="round"'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">` +
    `<rect width="1200" height="800" fill="#dfe5d3"/>` +
    `<path ${line} stroke="#c3cdb6" stroke-width="1.5" d="${fine}"/><path ${line} stroke="#93a189" stroke-width="2" d="${index}"/>` +
    `<g fill="#5c6359" font-family="sans-serif" font-size="17">${heights}</g>` +
    `<path ${line} stroke="#1a201b" stroke-width="5" stroke-dasharray="1 13" d="${trail}"/>` +
    `<circle cx="150" cy="690" r="13" fill="#1a201b"/>` +
    `<circle cx="820" cy="262" r="12" fill="#f4f4ed" stroke="#1a201b" stroke-width="5"/></svg>\n`
  )
}

const trail = 'M150 690C240 560 330 640 430 560S560 390 640 420S740 330 806 272'
