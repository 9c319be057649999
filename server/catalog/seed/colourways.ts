import type { PaletteName } from './palettes.ts'
import { palettes } from './palettes.ts'
import type { ColourFamily, SeedColourway } from './SeedProduct.ts'

/** A colourway of the catalogue; the same name is the same colour on every product. */
export const colourways: Readonly<Record<PaletteName, SeedColourway>> = {
  mossOchre: way('mossOchre', 'MSOC', 'Moss and ochre', 'Mousse et ocre', 'green'),
  mossCoal: way('mossCoal', 'MSCO', 'Moss and coal', 'Mousse et charbon', 'green'),
  moss: way('moss', 'MOSS', 'Moss', 'Mousse', 'green'),
  lichen: way('lichen', 'LICH', 'Lichen', 'Lichen', 'green'),
  pineCoal: way('pineCoal', 'PICO', 'Pine and coal', 'Pin et charbon', 'green'),
  pineSand: way('pineSand', 'PISA', 'Pine and sand', 'Pin et sable', 'green'),
  pineBone: way('pineBone', 'PIBO', 'Pine and bone', 'Pin et os', 'green'),
  pine: way('pine', 'PINE', 'Pine', 'Pin', 'green'),
  saddlePine: way('saddlePine', 'SAPI', 'Saddle and pine', 'Sellier et pin', 'brown'),
  saddleCoal: way('saddleCoal', 'SACO', 'Saddle and coal', 'Sellier et charbon', 'brown'),
  saddle: way('saddle', 'SAD', 'Saddle', 'Sellier', 'brown'),
  bark: way('bark', 'BARK', 'Bark', 'Écorce', 'brown'),
  barkLake: way('barkLake', 'BALA', 'Bark and lake', 'Écorce et lac', 'brown'),
  slateRust: way('slateRust', 'SLRU', 'Slate and rust', 'Ardoise et rouille', 'grey'),
  slateOchre: way('slateOchre', 'SLOC', 'Slate and ochre', 'Ardoise et ocre', 'grey'),
  slateBone: way('slateBone', 'SLBO', 'Slate and bone', 'Ardoise et os', 'grey'),
  slateCoal: way('slateCoal', 'SLCO', 'Slate and coal', 'Ardoise et charbon', 'grey'),
  slate: way('slate', 'SLAT', 'Slate', 'Ardoise', 'grey'),
  stoneCoal: way('stoneCoal', 'STCO', 'Stone and coal', 'Pierre et charbon', 'grey'),
  stone: way('stone', 'STON', 'Stone', 'Pierre', 'grey'),
  ochreCoal: way('ochreCoal', 'OCCO', 'Ochre and coal', 'Ocre et charbon', 'yellow'),
  ochre: way('ochre', 'OCH', 'Ochre', 'Ocre', 'yellow'),
  strawBark: way('strawBark', 'STBA', 'Straw and bark', 'Paille et écorce', 'yellow'),
  sandCoal: way('sandCoal', 'SNCO', 'Sand and coal', 'Sable et charbon', 'brown'),
  sandPine: way('sandPine', 'SNPI', 'Sand and pine', 'Sable et pin', 'brown'),
  rustCoal: way('rustCoal', 'RUCO', 'Rust and coal', 'Rouille et charbon', 'red'),
  rustSlate: way('rustSlate', 'RUSL', 'Rust and slate', 'Rouille et ardoise', 'red'),
  rust: way('rust', 'RUST', 'Rust', 'Rouille', 'red'),
  berryCoal: way('berryCoal', 'BECO', 'Berry and coal', 'Baie et charbon', 'red'),
  berryBone: way('berryBone', 'BEBO', 'Berry and bone', 'Baie et os', 'red'),
  berry: way('berry', 'BERRY', 'Berry', 'Baie', 'red'),
  lakeCoal: way('lakeCoal', 'LACO', 'Lake and coal', 'Lac et charbon', 'blue'),
  lakeSand: way('lakeSand', 'LASA', 'Lake and sand', 'Lac et sable', 'blue'),
  lake: way('lake', 'LAKE', 'Lake', 'Lac', 'blue'),
  inkOchre: way('inkOchre', 'INOC', 'Ink and ochre', 'Encre et ocre', 'blue'),
  ink: way('ink', 'INK', 'Ink', 'Encre', 'blue'),
  heatherCoal: way('heatherCoal', 'HECO', 'Heather and coal', 'Bruyère et charbon', 'purple'),
  heather: way('heather', 'HEATH', 'Heather', 'Bruyère', 'purple'),
  coalOchre: way('coalOchre', 'COOC', 'Coal and ochre', 'Charbon et ocre', 'black'),
  coal: way('coal', 'COAL', 'Coal', 'Charbon', 'black'),
  bonePine: way('bonePine', 'BOPI', 'Bone and pine', 'Os et pin', 'white'),
  boneRust: way('boneRust', 'BORU', 'Bone and rust', 'Os et rouille', 'white'),
  chalk: way('chalk', 'CHALK', 'Chalk', 'Craie', 'white'),
  oatRust: way('oatRust', 'OARU', 'Oat and rust', 'Avoine et rouille', 'white'),
  oat: way('oat', 'OAT', 'Oat', 'Avoine', 'white'),
  clay: way('clay', 'CLAY', 'Clay', 'Argile', 'red'),
}

function way(
  palette: PaletteName,
  code: string,
  name: string,
  frenchName: string,
  family: ColourFamily,
): SeedColourway {
  return { code, name, frenchName, family, swatch: palettes[palette].main, palette: palettes[palette] }
}
