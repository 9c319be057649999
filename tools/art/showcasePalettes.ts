import type { Palette } from '../../server/media/palette.ts'

/** Three colourways that between them show pale, dark and strong cloth; the contact sheet draws everything in each. */
export const showcasePalettes: Readonly<Record<string, Palette>> = {
  'Moss / ochre': {
    main: '#5f6746',
    second: '#3f4433',
    accent: '#c9903a',
    sole: '#26262a',
    lining: '#34372e',
    lace: '#d9c48e',
    metal: '#a8a294',
  },
  'Slate / rust': {
    main: '#5c6c79',
    second: '#3a444d',
    accent: '#c2582c',
    sole: '#2a2b2e',
    lining: '#2f363d',
    lace: '#e9e4d8',
    metal: '#9aa0a4',
  },
  'Oat / pine': {
    main: '#d3c7ac',
    second: '#2f564a',
    accent: '#a8502f',
    sole: '#2c2f2c',
    lining: '#8d8268',
    lace: '#f0e8d6',
    metal: '#8f9494',
  },
}
