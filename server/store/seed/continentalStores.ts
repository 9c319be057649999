import type { WrittenStore } from './openStore.ts'

/** Shops in France. */
export const frStores: readonly WrittenStore[] = [
  { id: 'FR001', name: 'Paris, rue des Martyrs', street: '41 rue des Martyrs', city: 'Paris', postalCode: '75009', at: [48.8794, 2.3397], phone: '+33199005318', week: 'late', offers: 'all', staff: ['Camille Aubertin', 'Idriss Konaté', 'Solène Marchal'] },
  { id: 'FR002', name: 'Chamonix, rue Joseph Vallot', street: '118 rue Joseph Vallot', city: 'Chamonix-Mont-Blanc', postalCode: '74400', at: [45.9246, 6.8703], phone: '+33465710042', week: 'mountain', offers: 'all', staff: ['Rémi Tissot', 'Agathe Ravanel'] },
  { id: 'FR003', name: 'Annecy, rue Sainte-Claire', street: '16 rue Sainte-Claire', city: 'Annecy', postalCode: '74000', at: [45.8985, 6.1245], phone: '+33465710057', week: 'sundayRest', offers: 'fitting', staff: ['Paul Vuillet', 'Noémie Falcoz'] },
  { id: 'FR004', name: 'Grenoble, place Grenette', street: '9 place Grenette', city: 'Grenoble', postalCode: '38000', at: [45.1905, 5.7277], phone: '+33465710063', week: 'mondayRest', offers: 'all', staff: ['Yann Bérard', 'Leïla Morin'] },
  { id: 'FR005', name: 'Lyon, rue Auguste-Comte', street: '27 rue Auguste-Comte', city: 'Lyon', postalCode: '69002', at: [45.7549, 4.8302], phone: '+33465710078', week: 'sundayRest', offers: 'bench', staff: ['Bastien Clavel', 'Jeanne Perrault', 'Amine Saïd'] },
]

/** Shops in Germany. */
export const deStores: readonly WrittenStore[] = [
  { id: 'DE001', name: 'München, Gärtnerplatz', street: 'Reichenbachstraße 24', city: 'München', postalCode: '80469', at: [48.1316, 11.5762], phone: '+498923125081', week: 'sundayRest', offers: 'all', staff: ['Lena Obermayr', 'Jakob Winterstein', 'Aylin Demir'] },
  { id: 'DE002', name: 'Garmisch-Partenkirchen, Am Kurpark', street: 'Am Kurpark 11', city: 'Garmisch-Partenkirchen', postalCode: '82467', at: [47.4917, 11.0955], phone: '+498923125094', week: 'sundayRest', offers: 'all', staff: ['Korbinian Neuner', 'Vroni Hasler'] },
  { id: 'DE003', name: 'Berlin, Bergmannstraße', street: 'Bergmannstraße 92', city: 'Berlin', postalCode: '10961', at: [52.4893, 13.3921], phone: '+493023125017', week: 'sundayRest', offers: 'bench', staff: ['Mieke Albers', 'Robin Sauer', 'Tarek Yilmaz'] },
  { id: 'DE004', name: 'Freiburg, Gerberau', street: 'Gerberau 15', city: 'Freiburg im Breisgau', postalCode: '79098', at: [47.9934, 7.8508], phone: '+493023125036', week: 'sundayRest', offers: 'fitting', staff: ['Jule Brenner', 'Ansgar Roth'] },
]

/** Shops in Italy. */
export const itStores: readonly WrittenStore[] = [
  { id: 'IT001', name: 'Milano, corso Garibaldi', street: 'Corso Garibaldi 46', city: 'Milano', province: 'MI', postalCode: '20121', at: [45.4748, 9.1846], phone: '+390255501284', week: 'late', offers: 'all', staff: ['Giulia Ferrante', 'Davide Colnago', 'Samira Conti'] },
  { id: 'IT002', name: 'Cortina d’Ampezzo, corso Italia', street: 'Corso Italia 83', city: 'Cortina d’Ampezzo', province: 'BL', postalCode: '32043', at: [46.5383, 12.1373], phone: '+390436550119', week: 'mountain', offers: 'all', staff: ['Nives Dallago', 'Matteo Zardin'] },
  { id: 'IT003', name: 'Bolzano, via dei Portici', street: 'Via dei Portici 31', city: 'Bolzano', province: 'BZ', postalCode: '39100', at: [46.4994, 11.3548], phone: '+390471550127', week: 'sundayRest', offers: 'fitting', staff: ['Greta Unterhofer', 'Luca Pichler'] },
  { id: 'IT004', name: 'Montebelluna, the workshop', street: 'Via Feltrina 58', city: 'Montebelluna', province: 'TV', postalCode: '31044', at: [45.7753, 12.0388], phone: '+390423550133', week: 'sundayRest', offers: 'bench', staff: ['Bruno Sartoretto', 'Elda Visentin'] },
]

/** Shops in Spain. */
export const esStores: readonly WrittenStore[] = [
  { id: 'ES001', name: 'Madrid, calle Fuencarral', street: 'Calle de Fuencarral 77', city: 'Madrid', province: 'Madrid', postalCode: '28004', at: [40.4262, -3.7010], phone: '+34915550146', week: 'late', offers: 'all', staff: ['Carmen Ibarra', 'Nacho Ledesma', 'Rocío Prado'] },
  { id: 'ES002', name: 'Barcelona, carrer del Rec', street: 'Carrer del Rec 32', city: 'Barcelona', province: 'Barcelona', postalCode: '08003', at: [41.3850, 2.1834], phone: '+34935550152', week: 'sundayRest', offers: 'bench', staff: ['Mireia Puig', 'Oriol Sants'] },
  { id: 'ES003', name: 'Jaca, calle Mayor', street: 'Calle Mayor 19', city: 'Jaca', province: 'Huesca', postalCode: '22700', at: [42.5689, -0.5497], phone: '+34974550161', week: 'mountain', offers: 'all', staff: ['Pilar Escartín', 'Andrés Lanuza'] },
  { id: 'ES004', name: 'Bilbao, calle Ledesma', street: 'Calle de Ledesma 14', city: 'Bilbao', province: 'Bizkaia', postalCode: '48001', at: [43.2633, -2.9293], phone: '+34945550178', week: 'sundayRest', offers: 'fitting', staff: ['Ane Etxarri', 'Iker Solana'] },
]
