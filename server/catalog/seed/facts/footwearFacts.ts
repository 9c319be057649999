import type { Fact } from '../WrittenProduct.ts'

/** Facts that several boots, shoes and sandals share; every material name is ours. */
export const footwearFacts = {
  fullGrain24: ['Upper: full-grain leather, 2.4 mm', 'Tige : cuir pleine fleur, 2,4 mm'],
  fullGrain28: ['Upper: full-grain leather, 2.8 mm', 'Tige : cuir pleine fleur, 2,8 mm'],
  nubuck20: ['Upper: nubuck, 2.0 mm', 'Tige : nubuck, 2,0 mm'],
  suede18: ['Upper: suede, 1.8 mm, with a rubber toe', 'Tige : daim, 1,8 mm, pare-pierres en gomme'],
  canvas: ['Upper: waxed cotton canvas, 420 g/m²', 'Tige : toile de coton cirée, 420 g/m²'],
  ripMesh: ['Upper: ripstop mesh from recycled nets', 'Tige : mesh ripstop issu de filets recyclés'],
  knit: ['Upper: one-piece knit, no tongue seam', 'Tige : maille d’une seule pièce, sans couture de languette'],
  sluiceLining: ['Lining: Sluice membrane, undyed', 'Doublure : membrane Sluice, non teinte'],
  leatherLining: ['Lining: calf leather, vegetable tanned', 'Doublure : veau, tannage végétal'],
  meshLining: ['Lining: open mesh, dries overnight', 'Doublure : mesh aéré, sec en une nuit'],
  woolLining: ['Lining: 6 mm wool pile, removable', 'Doublure : laine bouclée 6 mm, amovible'],
  lug5: [
    'Sole: Gritlock rubber, 5 mm lugs, replaceable twice',
    'Semelle : gomme Gritlock, crampons 5 mm, remplaçable deux fois',
  ],
  lug4: ['Sole: Gritlock rubber, 4 mm lugs', 'Semelle : gomme Gritlock, crampons 4 mm'],
  lug6: [
    'Sole: soft Gritlock, 6 mm lugs, wide apart to shed mud',
    'Semelle : Gritlock souple, crampons 6 mm espacés pour évacuer la boue',
  ],
  smear: ['Sole: Limpet rubber with a flat climbing zone', 'Semelle : gomme Limpet, zone de grimpe lisse'],
  siped: ['Sole: siped Limpet rubber for wet stone', 'Semelle : gomme Limpet lamellée pour la pierre mouillée'],
  rand: ['Rand: one piece, all round, 1.8 mm', 'Enrobage : d’une pièce, tout autour, 1,8 mm'],
  drop4: ['Drop: 4 mm, 24 mm at the heel', 'Drop : 4 mm, 24 mm au talon'],
  drop6: ['Drop: 6 mm, 29 mm at the heel', 'Drop : 6 mm, 29 mm au talon'],
  drop8: ['Drop: 8 mm, 33 mm at the heel', 'Drop : 8 mm, 33 mm au talon'],
  menSizes: ['Sizing: men’s sizes, women take two down', 'Pointure : pointures homme, deux de moins pour les femmes'],
  italy: ['Made in: Montebelluna, Italy', 'Fabriqué à : Montebelluna, Italie'],
  portugal: ['Made in: Felgueiras, Portugal', 'Fabriqué à : Felgueiras, Portugal'],
  vietnam: ['Made in: Bien Hoa, Vietnam', 'Fabriqué à : Bien Hoa, Viêt Nam'],
  slovakia: ['Made in: Partizánske, Slovakia', 'Fabriqué à : Partizánske, Slovaquie'],
  waxCare: ['Care: brush, then wax when water stops beading', 'Entretien : brosser, cirer quand l’eau ne perle plus'],
  rinseCare: [
    'Care: rinse, take out the insole, dry in shade',
    'Entretien : rincer, retirer la semelle intérieure, sécher à l’ombre',
  ],
  resole: ['Repair: resoled on our bench in three weeks', 'Réparation : ressemelage à notre atelier en trois semaines'],
} as const satisfies Record<string, Fact>
