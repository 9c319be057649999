/**
 * SIGN-13: whether a password is one of those that everybody tries first: a word of the list below in any capitals,
 * with signs for letters (`P@ssw0rd`), or with digits or signs before or after it. Only letters count, so a password of
 * digits alone is not matched.
 */
export const isCommonPassword = (password: string): boolean => {
  const text = password.normalize('NFKC').toLowerCase()
  const readings = [text, core(text)].flatMap((written) => [
    written,
    ...likeness.map((letters) => written.replaceAll(/[@$!013457]/g, (sign) => letters[sign] ?? sign)),
  ])
  return readings.some((reading) => words.has(core(reading)))
}

/** The core without digits and signs around it. */
const core = (text: string): string => text.replaceAll(/^[^a-z]+|[^a-z]+$/g, '')

const common = { '@': 'a', $: 's', '!': 'i', '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't' }
const likeness: readonly Readonly<Record<string, string>>[] = [
  { ...common, '1': 'i' },
  { ...common, '1': 'l' },
]

/** The words of the passwords that are most frequent in leaked lists, keyboard runs, and the shop's own name. */
const words: ReadonlySet<string> = new Set(
  `a aa aaa aaaa aaaaaaaa aaron ab abc abcabc abcd abcde abcdef abcdefg abcdefgh access admin administrator adobe alex alexander alexis
  amanda america andrea andrew angel angela angels anthony apple apples arsenal asd asdasd asdf asdfasdf asdfg asdfgh asdfghj asdfghjk
  asdfghjkl ashley asshole august austin azerty babygirl bailey banana barcelona baseball basketball batman beautiful blessed blink
  bonjour brandon buster butterfly cairn cameron canada carlos caroline changeit changeme charlie charlotte cheese chelsea chicken chocolate
  chouchou christian christmas coffee computer cookie corvette cowboys daniel danielle david december default demo diamond dolphin donald
  doudou dragon eagles elephant elizabeth emily eminem enter everton family fender ferrari flower football forever forgot freedom friday
  friends fuckoff fuckyou gabriel garfield ginger gizmo golden google guest guitar gunner hahaha hammer hannah happy harley heather
  hello hellokitty helloworld hockey hottie hunter iceman iloveu iloveyou internet isabelle jackson jasmine jasper jennifer jeremy jesus
  jessica jonathan jordan joseph joshua juventus killer kitten lakers lauren letmein letmeinnow letmeinplease liverpool login
  london loulou love lovely loveme lover loveyou maggie manchester marine marlboro marseille martin master matrix matthew maverick melanie
  mercedes merlin michael michelle mickey midnight monday money monica monkey monster morgan motdepasse mother muffin mustang mylove mynoob
  naruto nascar natasha newyork nicholas nicole nikita ninja nothing november october oliver orange panther parola pass passer passw passwd
  passwort password passwords patrick peanut pepper peter phoenix pokemon porsche prince princess private purple q qaz qazwsx qazwsxedc qq
  qqww qwaszx qwe qweasd qweasdzxc qweqwe qwer qwert qwertz qwerty qwertyu qwertyui qwertyuiop rachel rainbow ranger rangers rebecca
  richard robert ronaldo root rush sabrina samantha samsung samson sandra scooter scorpion secret secure september service shadow shannon
  silver slayer snoopy soccer soleil sophie spiderman spring startrek starwars steelers stephanie success summer sunday sunflower sunshine
  superman superstar support sweety system taylor teddy temp temporary tennis test tester testing testtest thebest thomas thunder thursday tiffany
  tigger tinkerbell toor trustno trustnoone tuesday user victoria viktoria vincent vladimir wednesday welcome welcomehome whatever william
  willow winner winter wizard wordpass xxx xxxx xxxxxx xyz yankees yellow zaq zaqwsx zxc zxcv zxcvb zxcvbn zxcvbnm`.split(
    /\s+/,
  ),
)
