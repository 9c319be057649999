/** Who wrote and from where; each line is one person. */
export const reviewers: readonly (readonly [nickname: string, place: string])[] = [
  ['Ingrid', 'Bergen'], ['Tomas', 'Boulder'], ['Marguerite', 'Annecy'], ['Hal', 'Kendal'], ['Oonagh', 'Galway'],
  ['Bertrand', 'Grenoble'], ['Callie', 'Bozeman'], ['Dev', 'London'], ['Ewa', 'Zakopane'], ['Fritz', 'Garmisch'],
  ['Gwenllian', 'Betws-y-Coed'], ['Hannah', 'Asheville'], ['Iñaki', 'Bilbao'], ['Jonah', 'Truckee'], ['Kirsty', 'Fort William'],
  ['Lorenzo', 'Bolzano'], ['Mairi', 'Ullapool'], ['Nils', 'Tromsø'], ['Odette', 'Québec'], ['Pavel', 'Denver'],
  ['Quinn', 'Portland'], ['Rosalind', 'Keswick'], ['Santi', 'Jaca'], ['Thandi', 'Toronto'], ['Una', 'Sligo'],
  ['Viktor', 'Chicago'], ['Wren', 'Salt Lake City'], ['Xavier', 'Barcelona'], ['Yuki', 'Vancouver'], ['Zelda', 'Hathersage'],
  ['A. Walker', 'Skipton'], ['slowfeet', 'Flagstaff'], ['hutwarden', 'Chamonix'], ['M. Lacroix', 'Lyon'], ['peatbog', 'Hexham'],
  ['Ruth and Ben', 'North Conway'], ['granite_jo', 'Squamish'], ['Elio', 'Cortina'], ['Annelies', 'Freiburg'], ['Prudence', 'Canmore'],
]
