import type { Palette } from './SeedProduct.ts'

/** Every palette of the catalogue by name: earth, stone, water and a little berry. */
export const palettes = {
  mossOchre: paint('#5d6242', '#3f4433', '#c58a2c', '#26262a', '#34372e', '#c99a45', '#a8a294'),
  mossCoal: paint('#6f7450', '#2f302b', '#cf9a3b', '#26261f', '#4d5138', '#d9cda6', '#8f8c84'),
  moss: paint('#69704a', '#545b3c', '#cf9a3b', '#2b2c27', '#3a3d2e', '#d9cda6', '#a19c8c'),
  lichen: paint('#a3a877', '#767c54', '#5b3f2a', '#2c2d26', '#5b6042', '#eee6cc', '#9a9a90'),
  pineCoal: paint('#2f5c50', '#234840', '#d8943a', '#22282a', '#2b3230', '#d8d2c2', '#8f9494'),
  pineSand: paint('#3f6656', '#25403a', '#d9b36a', '#1f2423', '#24332f', '#dfd3b4', '#b0a98f'),
  pineBone: paint('#3d5f52', '#2b473d', '#ddd3bc', '#222523', '#24332f', '#ddd3bc', '#a0a39b'),
  pine: paint('#35594d', '#294a40', '#d8943a', '#22282a', '#1d332c', '#e9e0cb', '#8f9494'),
  saddlePine: paint('#8a5a36', '#2f4a40', '#d8c39a', '#2b2622', '#463425', '#2e2a26', '#b59b63'),
  saddleCoal: paint('#9a6a3f', '#6d4a2d', '#2f564a', '#242322', '#3b2f25', '#e0d3b8', '#9a8f78'),
  saddle: paint('#96683f', '#744c2c', '#d8c39a', '#2a2521', '#4a3727', '#e6d8bb', '#a5946f'),
  bark: paint('#5b4636', '#42332a', '#b98a4a', '#26211e', '#352a22', '#cdbb9a', '#8d8474'),
  barkLake: paint('#66503d', '#2c5560', '#d3b784', '#26221f', '#3d3128', '#d9cdb2', '#94897a'),
  slateRust: paint('#56606a', '#3a434c', '#b4532c', '#2a2b2e', '#2f353b', '#d9d0bd', '#9aa0a4'),
  slateOchre: paint('#59656f', '#414b54', '#d19a35', '#25272b', '#2f363d', '#d19a35', '#9aa0a4'),
  slateBone: paint('#4d5b69', '#3e4a57', '#dcd3bf', '#262b31', '#303840', '#dcd3bf', '#a2a7aa'),
  slateCoal: paint('#63727f', '#2f343a', '#c2582c', '#24282d', '#343b42', '#e9e4d8', '#9aa0a4'),
  slate: paint('#5c6c79', '#475562', '#d9b36a', '#2b3036', '#2f363d', '#e9e4d8', '#9aa0a4'),
  stoneCoal: paint('#8f8570', '#4a463e', '#c98a35', '#2b2926', '#5d5648', '#ded3bb', '#8f8c84'),
  stone: paint('#a09b8e', '#7d796d', '#3b5637', '#2d2c29', '#65625a', '#e8e3d5', '#8f8c84'),
  ochreCoal: paint('#c48a2a', '#33322f', '#e6ddc6', '#2a2927', '#3a3833', '#d8d2c2', '#8f8c84'),
  ochre: paint('#c6912f', '#a87423', '#a8502f', '#2a2927', '#6b4c18', '#e9e0cb', '#8f8c84'),
  strawBark: paint('#d2b25c', '#6b4f36', '#3f6656', '#2b2823', '#7b6535', '#efe6c9', '#98917c'),
  sandCoal: paint('#c4ab7d', '#373530', '#a8502f', '#2a2824', '#4a4336', '#2f2d29', '#8f8c84'),
  sandPine: paint('#cbb78e', '#3d5f52', '#c2692f', '#2b2b27', '#8a7d62', '#efe7d2', '#9a9a90'),
  rustCoal: paint('#a8502f', '#2e2c2a', '#e6ddc6', '#2a2827', '#33302d', '#e6ddc6', '#9a958a'),
  rustSlate: paint('#a65a38', '#3b4650', '#e0c089', '#25272b', '#6f3f2a', '#e9e4d8', '#9aa0a4'),
  rust: paint('#b0552f', '#8f4128', '#e0c089', '#2a2827', '#5f2f1e', '#f0e3cd', '#9a958a'),
  berryCoal: paint('#7c2f42', '#2f2b2d', '#d9a45a', '#262326', '#44222b', '#e2d3cb', '#938c8c'),
  berryBone: paint('#8a3a4c', '#ddd2bd', '#3f5a4f', '#2b2729', '#5a2936', '#efe5d6', '#9a9291'),
  berry: paint('#84344a', '#672739', '#d9b08a', '#2a2528', '#4a1f2b', '#eedfd6', '#938c8c'),
  lakeCoal: paint('#2f6672', '#2b3033', '#d2a24c', '#23282a', '#24434a', '#d7dcd6', '#8f989a'),
  lakeSand: paint('#3c7480', '#2a535d', '#d9c08c', '#22292b', '#27464e', '#e6dfca', '#99a0a0'),
  lake: paint('#41707c', '#315762', '#e2c79a', '#252b2d', '#2a474f', '#e8e4d6', '#99a0a0'),
  inkOchre: paint('#2d3f56', '#22303f', '#cf9a3b', '#20242a', '#263343', '#d9d4c5', '#8d949b'),
  ink: paint('#33465c', '#283749', '#b9c3c6', '#21252b', '#25313f', '#dcdcd3', '#8d949b'),
  heatherCoal: paint('#75647f', '#2f2d33', '#cfae6c', '#252429', '#453c4c', '#e3dce3', '#96939a'),
  heather: paint('#806f8a', '#645470', '#d9c7a0', '#28262c', '#4a4052', '#ebe4ea', '#96939a'),
  coalOchre: paint('#3a3a38', '#55534d', '#c98f33', '#26262a', '#6d675b', '#d9d0bd', '#a8a294'),
  coal: paint('#383a3b', '#2b2d2e', '#9c9a90', '#222324', '#2f3131', '#cfcdc4', '#8c8f8f'),
  bonePine: paint('#dcd2bb', '#2f564a', '#c2692f', '#2c2f2c', '#b8ac92', '#e9e0cb', '#8f9494'),
  boneRust: paint('#d8ccb2', '#a8502f', '#8e3f26', '#2c2f2c', '#8d8268', '#f0e8d6', '#8f9494'),
  chalk: paint('#e6e3d8', '#c9c6b8', '#41707c', '#34362f', '#b1ae9f', '#f4f2e9', '#a3a59f'),
  oatRust: paint('#d3c7ac', '#a8502f', '#2f564a', '#2c2f2c', '#6f6650', '#e9e0cb', '#9a9a90'),
  oat: paint('#cfc3a6', '#ab9f82', '#5d6242', '#2f2e29', '#8b8168', '#efe7d2', '#9a9a90'),
  clay: paint('#b98468', '#94634b', '#3f5a4f', '#2c2825', '#6d4838', '#f0dfd0', '#9c948a'),
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes

function paint(
  main: string, second: string, accent: string, sole: string, lining: string, lace: string, metal: string,
): Palette {
  return { main, second, accent, sole, lining, lace, metal }
}
