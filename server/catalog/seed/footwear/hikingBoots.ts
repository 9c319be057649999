import { footwearFacts as f } from '../facts/footwearFacts.ts'
import type { WrittenProduct } from '../WrittenProduct.ts'

/** Boots for walking on paths and a little beyond them. */
export const hikingBoots: readonly WrittenProduct[] = [
  {
    id: 'HARROWMID1',
    name: 'Harrow Mid',
    for: 'men',
    grams: 560,
    usd: 228,
    customisable: true,
    ways: ['saddlePine', 'mossOchre', 'pineCoal', 'slateRust'],
    soldOut: ['slateRust', 'saddlePine 070', 'saddlePine 110', 'saddlePine 130'],
    summary:
      'A leather boot for loads and long days. Waterproof to the second hook, soft at the heel, stiff where the rock is.',
    description:
      'The upper is a single cut of 2.4 mm leather, so there is no seam where a boot usually starts to leak. The rand runs all the way round and takes the scrapes. We last it on the same form as the old Harrow; if you wear those, your size has not changed.',
    facts: [
      ['Height: mid, 140 mm at the ankle', 'Hauteur : mi-haute, 140 mm à la cheville'],
      f.fullGrain24,
      f.sluiceLining,
      f.lug5,
      f.italy,
      f.resole,
    ],
    french: {
      summary:
        'Une chaussure en cuir pour les charges et les longues journées. Étanche jusqu’au deuxième crochet, souple au talon, rigide là où est le rocher.',
      description:
        'La tige est coupée d’une seule pièce dans un cuir de 2,4 mm : aucune couture à l’endroit où une chaussure prend l’eau d’habitude. L’enrobage fait le tour et encaisse les frottements. La forme est celle de l’ancienne Harrow ; si vous la portez, votre taille n’a pas changé.',
    },
  },
  {
    id: 'HARROWMIDW',
    name: 'Harrow Mid Women',
    frenchName: 'Harrow Mid Femme',
    for: 'women',
    grams: 490,
    usd: 228,
    customisable: true,
    ways: ['saddlePine', 'berryCoal', 'lakeCoal'],
    summary: 'The Harrow on a narrower last, with a lower cuff and a heel cup that closes.',
    description:
      'We drew this last from 640 scanned feet rather than scaling the other one down. The cuff is 8 mm lower at the back, where the calf begins sooner. Everything else, leather to rand, is the same boot.',
    facts: [
      ['Height: mid, 132 mm at the ankle', 'Hauteur : mi-haute, 132 mm à la cheville'],
      f.fullGrain24,
      f.sluiceLining,
      f.lug5,
      f.italy,
    ],
    french: {
      summary: 'La Harrow sur une forme plus étroite, tige plus basse et talon qui se referme.',
      description:
        'Cette forme vient de 640 pieds numérisés, pas d’une réduction de l’autre. L’arrière de la tige descend de 8 mm, là où le mollet commence plus tôt. Du cuir à l’enrobage, le reste est la même chaussure.',
    },
  },
  {
    id: 'HARROWCAN1',
    name: 'Harrow Canvas',
    for: 'men',
    grams: 530,
    usd: 198,
    percentOff: 20,
    ways: ['mossOchre', 'slateOchre'],
    summary: 'The Harrow in waxed canvas: lighter, cooler, and happier in dust than in bog.',
    description:
      'For summers where the path is dry and the day is long. The canvas is waxed once at the mill and once by you, after about a hundred kilometres. Leather stays at the toe and heel, where boots die.',
    facts: [f.canvas, f.meshLining, f.lug5, ['Wax: one 40 g tin in the box', 'Cire : une boîte de 40 g fournie']],
    french: {
      summary:
        'La Harrow en toile cirée : plus légère, plus fraîche, plus à l’aise dans la poussière que dans la tourbière.',
      description:
        'Pour les étés où le sentier est sec et la journée longue. La toile est cirée une fois à l’usine et une fois par vous, après une centaine de kilomètres. Le cuir reste à la pointe et au talon, là où meurent les chaussures.',
    },
  },
  {
    id: 'HARROWHIGH',
    name: 'Harrow High',
    for: 'men',
    grams: 640,
    usd: 256,
    ways: ['saddleCoal', 'bark'],
    summary: 'A taller Harrow for a 20 kg pack and a week without a road.',
    description:
      'Two more hooks and 45 mm more leather than the Mid. The shank is nylon and glass, stiff for carrying but not for climbing. It wants sixty kilometres before it agrees with you.',
    facts: [
      ['Height: high, 185 mm at the ankle', 'Hauteur : haute, 185 mm à la cheville'],
      f.fullGrain28,
      f.leatherLining,
      f.rand,
      f.resole,
    ],
    french: {
      summary: 'Une Harrow plus haute pour un sac de 20 kg et une semaine sans route.',
      description:
        'Deux crochets et 45 mm de cuir de plus que la Mid. Le cambrion de nylon et de verre est rigide pour porter, pas pour grimper. Elle demande soixante kilomètres avant d’être d’accord avec vous.',
    },
  },
  {
    id: 'STRATAMTN1',
    name: 'Strata Mountain Boot',
    frenchName: 'Strata Montagne',
    kind: ['Mountain boot', 'Chaussure de montagne'],
    for: 'men',
    grams: 720,
    usd: 312,
    maxQuantity: 5,
    ways: ['slateRust', 'coalOchre'],
    soldOut: ['coalOchre'],
    summary: 'Stiff enough for a strap-on crampon, quiet enough for the four hours before it.',
    description:
      'The sole is rockered at the toe, so a stiff boot still rolls on the path. A welt at the heel takes semi-automatic crampons; there is none at the front, because this is not that boot. Rated by our own guides to about minus ten, moving.',
    facts: [
      f.fullGrain28,
      f.sluiceLining,
      ['Stiffness: 7 of 10, heel welt only', 'Rigidité : 7 sur 10, débord arrière seulement'],
      f.rand,
      f.italy,
    ],
    french: {
      summary: 'Assez rigide pour un crampon à lanières, assez discrète pour les quatre heures qui le précèdent.',
      description:
        'La semelle se relève à la pointe : une chaussure rigide qui déroule quand même sur le sentier. Un débord au talon accepte les crampons semi-automatiques ; il n’y en a pas devant, ce n’est pas cette chaussure-là. Nos guides la portent jusqu’à moins dix, en mouvement.',
    },
  },
  {
    id: 'STRATAMTNW',
    name: 'Strata Mountain Women',
    frenchName: 'Strata Montagne Femme',
    kind: ['Mountain boot', 'Chaussure de montagne'],
    for: 'women',
    grams: 635,
    usd: 312,
    maxQuantity: 5,
    ways: ['lakeCoal', 'slateBone'],
    summary: 'Our mountain boot with a lower instep and the same stubborn sole.',
    description:
      'Women on our test rope asked for less volume over the instep and no less stiffness, so that is what changed. The tongue is split in two and can be laced off-centre. Tested on the Aiguille du Tour in three Junes.',
    facts: [
      f.fullGrain28,
      f.sluiceLining,
      ['Stiffness: 7 of 10, heel welt only', 'Rigidité : 7 sur 10, débord arrière seulement'],
      f.italy,
      f.waxCare,
    ],
    french: {
      summary: 'Notre chaussure de montagne, cou-de-pied plus bas et même semelle têtue.',
      description:
        'Les femmes de notre cordée de test voulaient moins de volume sur le cou-de-pied et autant de rigidité : voilà ce qui a changé. La languette, en deux parties, se lace de biais. Essayée à l’Aiguille du Tour, trois mois de juin.',
    },
  },
  {
    id: 'BOTHYWNTR1',
    name: 'Bothy Winter Boot',
    frenchName: 'Bothy Hiver',
    kind: ['Insulated boot', 'Botte isolée'],
    for: 'men',
    grams: 640,
    usd: 246,
    ways: ['pineCoal', 'rustCoal'],
    summary: 'A wool-lined boot for snow paths, frozen harbours and waiting for the bus.',
    description:
      'The wool lining lifts out and dries by the stove while the boot dries by the door. Below minus fifteen the rubber stays soft; we keep a pair in the freezer in Boulder to check. Buy it with room for one thick sock.',
    facts: [
      f.nubuck20,
      f.woolLining,
      f.siped,
      ['Comfort: to minus 20 when walking', 'Confort : jusqu’à moins 20 en marchant'],
      f.slovakia,
    ],
    french: {
      summary: 'Une botte doublée de laine pour les sentiers enneigés, les ports gelés et l’attente du bus.',
      description:
        'La doublure de laine se retire et sèche près du poêle pendant que la botte sèche près de la porte. Sous moins quinze, la gomme reste souple ; nous en gardons une paire au congélateur à Boulder pour vérifier. Prévoyez la place d’une chaussette épaisse.',
    },
  },
  {
    id: 'BOTHYWNTRW',
    name: 'Bothy Winter Women',
    frenchName: 'Bothy Hiver Femme',
    kind: ['Insulated boot', 'Botte isolée'],
    for: 'women',
    grams: 575,
    usd: 246,
    percentOff: 25,
    ways: ['berryCoal', 'oatRust', 'slate'],
    summary: 'The winter boot with a side zip behind the laces, for cold fingers.',
    description:
      'Lace it once in the morning and use the zip for the rest of the day. The zip sits behind a folded gusset, so snow has two corners to turn. Soles are cut crosswise in fine slits that open on ice.',
    facts: [
      f.suede18,
      f.woolLining,
      f.siped,
      ['Zip: side, 190 mm, replaceable', 'Fermeture : latérale, 190 mm, remplaçable'],
    ],
    french: {
      summary: 'La botte d’hiver avec une fermeture latérale derrière les lacets, pour les doigts froids.',
      description:
        'Lacez-la une fois le matin, puis servez-vous de la fermeture. Elle est cachée par un soufflet plié : la neige a deux virages à prendre. La semelle est fendue de fines lamelles qui s’ouvrent sur la glace.',
    },
  },
  {
    id: 'FALLOWMID1',
    name: 'Fallow Mid',
    for: 'men',
    grams: 430,
    usd: 164,
    ways: ['moss', 'slateCoal', 'stoneCoal'],
    summary: 'A light boot for day walks, comfortable out of the box and gone in five years.',
    description:
      'We say five years because the foam says so; the upper would last longer. The collar is padded knit rather than leather, and there is nothing to break in. Good on forest roads, fair on scree, poor in deep snow.',
    facts: [f.ripMesh, f.sluiceLining, f.lug4, f.vietnam],
    french: {
      summary: 'Une chaussure légère pour la journée, confortable dès la boîte, finie en cinq ans.',
      description:
        'Nous disons cinq ans parce que la mousse le dit ; la tige durerait plus. Le col est en maille rembourrée, rien à assouplir. Bonne sur piste forestière, correcte dans l’éboulis, mauvaise dans la neige profonde.',
    },
  },
  {
    id: 'FALLOWMIDW',
    name: 'Fallow Mid Women',
    frenchName: 'Fallow Mid Femme',
    for: 'women',
    grams: 375,
    usd: 164,
    isNew: true,
    ways: ['heatherCoal', 'lakeSand', 'stoneCoal'],
    summary: 'A day-walk boot under 400 g, with eyelets set back for a free forefoot.',
    description:
      'The first two eyelets are left wide, so the front of the foot can spread on the way down. At 375 g it is light for a boot with a membrane. The pull loop is large enough for a gloved finger.',
    facts: [f.ripMesh, f.sluiceLining, f.lug4, ['Last: medium, wide toe', 'Forme : moyenne, bout large'], f.rinseCare],
    french: {
      summary: 'Une chaussure de journée sous 400 g, avec des œillets reculés pour libérer l’avant-pied.',
      description:
        'Les deux premiers œillets restent larges : l’avant-pied s’étale à la descente. À 375 g, c’est peu pour une chaussure à membrane. La boucle d’enfilage accepte un doigt ganté.',
    },
  },
  {
    id: 'CULVERTLTR',
    name: 'Culvert Leather',
    frenchName: 'Culvert Cuir',
    for: 'men',
    grams: 595,
    usd: 242,
    ways: ['bark', 'saddle'],
    soldOut: ['bark 120', 'bark 130'],
    summary: 'An unlined leather boot that breathes through its own hide.',
    description:
      'No membrane and nothing to delaminate: the waterproofing is wax and your patience. Wet through, it dries in a night and a half away from the fire. People who buy a second pair usually still own the first.',
    facts: [f.fullGrain28, f.leatherLining, f.lug5, f.waxCare, f.resole],
    french: {
      summary: 'Une chaussure de cuir sans membrane, qui respire par sa propre peau.',
      description:
        'Pas de membrane, rien à décoller : l’étanchéité, c’est la cire et votre patience. Trempée, elle sèche en une nuit et demie loin du feu. Ceux qui en achètent une deuxième ont en général gardé la première.',
    },
  },
  {
    id: 'CULVERTLTW',
    name: 'Culvert Leather Women',
    frenchName: 'Culvert Cuir Femme',
    for: 'women',
    grams: 520,
    usd: 242,
    ways: ['saddle', 'clay'],
    summary: 'One hide, one seam, no membrane, on the women’s last.',
    description:
      'The single seam runs up the inner heel, out of the way of puddles and stiles. The leather comes from a tannery in Santa Croce that uses chestnut bark. It darkens with wax; buy the shade above the one you want.',
    facts: [f.fullGrain24, f.leatherLining, f.waxCare, f.italy],
    french: {
      summary: 'Une peau, une couture, pas de membrane, sur la forme femme.',
      description:
        'L’unique couture monte au talon intérieur, loin des flaques et des échaliers. Le cuir vient d’une tannerie de Santa Croce qui travaille à l’écorce de châtaignier. La cire le fonce : choisissez une teinte au-dessus de celle que vous voulez.',
    },
  },
  {
    id: 'SKERRYMID1',
    name: 'Skerry Mid',
    for: 'women',
    grams: 455,
    usd: 188,
    percentOff: 20,
    ways: ['lakeCoal', 'sandPine'],
    soldOut: ['sandPine'],
    summary: 'A boot for coast paths: drains fast, grips weed, forgives salt.',
    description:
      'Two ports at the arch let the tide back out. The eyelets are brass, since steel turned our laces orange in a month on Harris. No membrane; you will be wet, but only briefly.',
    facts: [
      f.nubuck20,
      f.meshLining,
      f.siped,
      ['Eyelets: brass, nine pairs', 'Œillets : laiton, neuf paires'],
      f.rinseCare,
    ],
    french: {
      summary: 'Pour les sentiers côtiers : s’égoutte vite, tient sur les algues, pardonne le sel.',
      description:
        'Deux ouvertures à la voûte rendent l’eau à la marée. Les œillets sont en laiton : l’acier a rougi nos lacets en un mois sur l’île de Harris. Pas de membrane ; vous serez mouillée, mais brièvement.',
    },
  },
  {
    id: 'PALISADE01',
    name: 'Palisade Wide',
    for: 'men',
    grams: 575,
    usd: 234,
    ways: ['mossCoal', 'coal'],
    summary: 'The boot for the 1 in 7 of us whom other boots pinch.',
    description:
      'Twelve millimetres more girth at the ball, none at the heel, and laces that zone at the fourth hook. We fit more of these in the shops than anywhere else, and they come back less. If your foot is narrow, please take the Harrow.',
    facts: [f.fullGrain24, f.sluiceLining, ['Last: wide, EE at the ball', 'Forme : large, EE à l’avant-pied'], f.lug5],
    french: {
      summary: 'La chaussure de celui sur sept que les autres serrent.',
      description:
        'Douze millimètres de tour en plus à l’avant-pied, aucun au talon, et un laçage à deux zones dès le quatrième crochet. C’est en magasin que nous l’ajustons le plus, et elle revient le moins. Si votre pied est étroit, prenez plutôt la Harrow.',
    },
  },
  {
    id: 'PIPKINBOOT',
    name: 'Pipkin Boot',
    for: 'kids',
    grams: 290,
    usd: 84,
    ways: ['mossOchre', 'berryCoal', 'lakeCoal'],
    summary: 'A first real boot, with laces for those who can and a strap for those who say they can.',
    description:
      'The strap carries the hold; the laces are for learning. The toe is rubber up to the third eyelet, which is the height of a kicked kerb. Size marks on the insole show when there is less than a thumb’s width left.',
    facts: [
      f.suede18,
      f.sluiceLining,
      f.lug4,
      ['Growth: insole marks at 6 and 12 mm', 'Croissance : repères à 6 et 12 mm sur la semelle'],
    ],
    french: {
      summary: 'Une première vraie chaussure, des lacets pour qui sait et une bride pour qui dit savoir.',
      description:
        'La bride tient le pied ; les lacets servent à apprendre. La pointe est en gomme jusqu’au troisième œillet, hauteur d’un trottoir heurté. Des repères sur la semelle disent quand il reste moins d’un pouce.',
    },
  },
  {
    id: 'PIPKINMID1',
    name: 'Pipkin Winter',
    frenchName: 'Pipkin Hiver',
    kind: ['Insulated boot', 'Botte isolée'],
    for: 'kids',
    grams: 340,
    usd: 92,
    percentOff: 25,
    ways: ['rustSlate', 'pineSand'],
    summary: 'A warm boot that opens wide enough for a foot that is not helping.',
    description:
      'Both sides fold down, so a child can be stood in it rather than pushed. The wool lining comes out for the radiator. Reflective stitching runs up the heel, because December starts at four.',
    facts: [
      f.nubuck20,
      f.woolLining,
      f.siped,
      ['Comfort: to minus 15 at play', 'Confort : jusqu’à moins 15 en jouant'],
    ],
    french: {
      summary: 'Une botte chaude qui s’ouvre assez pour un pied qui n’aide pas.',
      description:
        'Les deux côtés se rabattent : on y pose l’enfant plutôt que de pousser. La doublure de laine se retire pour le radiateur. Une couture réfléchissante monte au talon, car décembre commence à quatre heures.',
    },
  },
  {
    id: 'TARNKIDS01',
    name: 'Tarn Junior',
    for: 'kids',
    grams: 365,
    usd: 104,
    isNew: true,
    ways: ['slateRust', 'heatherCoal'],
    summary: 'For children who walk as far as you and have to do it in more steps.',
    description:
      'A grown-up sole, cut thinner so a lighter person can bend it. The ankle is padded with the same knit as the Fallow. We take outgrown pairs back for five dollars and send them out again.',
    facts: [
      f.ripMesh,
      f.sluiceLining,
      f.lug4,
      ['Return: bring back outgrown pairs to any shop', 'Reprise : paires trop petites reprises en magasin'],
    ],
    french: {
      summary: 'Pour les enfants qui vont aussi loin que vous, en plus de pas.',
      description:
        'Une semelle d’adulte, taillée plus fine pour qu’une personne plus légère la plie. La cheville est rembourrée de la maille de la Fallow. Nous reprenons les paires trop petites cinq dollars et les remettons en route.',
    },
  },
]
