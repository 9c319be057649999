import type { Fact } from '../WrittenProduct.ts'

/** Facts that several garments, hats and gloves share; every material name is ours. */
export const clothingFacts = {
  sluice3: ['Fabric: Sluice 3-layer nylon, 92 g/m²', 'Tissu : nylon Sluice 3 couches, 92 g/m²'],
  sluice3Heavy: ['Fabric: Sluice 3-layer nylon, 128 g/m²', 'Tissu : nylon Sluice 3 couches, 128 g/m²'],
  sluice25: ['Fabric: Sluice 2.5-layer nylon, 64 g/m²', 'Tissu : nylon Sluice 2,5 couches, 64 g/m²'],
  head20: ['Water column: 20,000 mm', 'Colonne d’eau : 20 000 mm'],
  head10: ['Water column: 10,000 mm', 'Colonne d’eau : 10 000 mm'],
  seams13: ['Seams: taped, 13 mm', 'Coutures : étanchées, bande de 13 mm'],
  pitZips: ['Venting: two-way zips under the arms, 28 cm', 'Aération : fermetures double sens sous les bras, 28 cm'],
  washIn: [
    'Care: wash at 30 degrees, tumble warm to revive the finish',
    'Entretien : lavage à 30 degrés, sèche-linge tiède pour raviver l’apprêt',
  ],
  noPfas: ['Finish: water-repellent, free of PFAS', 'Apprêt : déperlant, sans PFAS'],
  down700: [
    'Fill: 700 cuin duck down, traced to the farm',
    'Garnissage : duvet de canard 700 cuin, tracé jusqu’à la ferme',
  ],
  down800: [
    'Fill: 800 cuin goose down, traced to the farm',
    'Garnissage : duvet d’oie 800 cuin, tracé jusqu’à la ferme',
  ],
  hearthfill: [
    'Fill: Hearthfill recycled fibre, warm when damp',
    'Garnissage : fibre recyclée Hearthfill, chaude même humide',
  ],
  shell20: ['Shell: ripstop nylon, 20 denier', 'Extérieur : nylon ripstop, 20 deniers'],
  shell40: [
    'Shell: ripstop nylon, 40 denier, double at the shoulder',
    'Extérieur : nylon ripstop, 40 deniers, doublé à l’épaule',
  ],
  downCare: [
    'Care: wash with down soap, dry slowly with two tennis balls',
    'Entretien : lessive pour duvet, séchage lent avec deux balles de tennis',
  ],
  pile: ['Fabric: high pile, 62% recycled wool, 340 g/m²', 'Tissu : maille bouclée, 62 % laine recyclée, 340 g/m²'],
  grid: ['Fabric: grid knit, recycled polyester, 185 g/m²', 'Tissu : maille gaufrée, polyester recyclé, 185 g/m²'],
  knitFleece: ['Fabric: knitted face, brushed back, 260 g/m²', 'Tissu : endroit tricoté, envers gratté, 260 g/m²'],
  wash30: ['Care: wash inside out at 30 degrees', 'Entretien : lavage à l’envers à 30 degrés'],
  wash40: ['Care: wash at 40 degrees with like colours', 'Entretien : lavage à 40 degrés avec des couleurs semblables'],
  handWash: ['Care: wash by hand, dry flat', 'Entretien : lavage à la main, séchage à plat'],
  woolWash: ['Care: wool cycle, 30 degrees, no softener', 'Entretien : programme laine, 30 degrés, sans assouplissant'],
  stretch: ['Fabric: nylon with 9% elastane, 165 g/m²', 'Tissu : nylon et 9 % d’élasthanne, 165 g/m²'],
  stretchHeavy: ['Fabric: double weave, 6% elastane, 245 g/m²', 'Tissu : double tissage, 6 % d’élasthanne, 245 g/m²'],
  polycotton: [
    'Fabric: 65% recycled polyester, 35% organic cotton, 220 g/m²',
    'Tissu : 65 % polyester recyclé, 35 % coton bio, 220 g/m²',
  ],
  gusset: ['Cut: gusset and shaped knees', 'Coupe : soufflet d’entrejambe et genoux préformés'],
  merino150: ['Fabric: merino, 18.5 micron, 150 g/m²', 'Tissu : mérinos, 18,5 microns, 150 g/m²'],
  merino200: ['Fabric: merino, 19 micron, 200 g/m²', 'Tissu : mérinos, 19 microns, 200 g/m²'],
  cotton: ['Fabric: organic cotton, 190 g/m²', 'Tissu : coton bio, 190 g/m²'],
  quickKnit: ['Fabric: recycled polyester knit, 110 g/m²', 'Tissu : maille de polyester recyclé, 110 g/m²'],
  flatSeams: ['Seams: flat, moved forward off the shoulder', 'Coutures : plates, avancées hors de l’épaule'],
  lambswool: ['Yarn: lambswool, two-ply', 'Fil : laine d’agneau, deux brins'],
  merinoYarn: ['Yarn: merino, 19.5 micron', 'Fil : mérinos, 19,5 microns'],
  portugal: ['Made in: Barcelos, Portugal', 'Fabriqué à : Barcelos, Portugal'],
  scotland: ['Made in: Hawick, Scotland', 'Fabriqué à : Hawick, Écosse'],
  vietnam: ['Made in: Hai Phong, Vietnam', 'Fabriqué à : Hai Phong, Viêt Nam'],
  latvia: ['Made in: Ogre, Latvia', 'Fabriqué à : Ogre, Lettonie'],
  carolina: ['Made in: Burlington, North Carolina', 'Fabriqué à : Burlington, Caroline du Nord'],
} as const satisfies Record<string, Fact>
