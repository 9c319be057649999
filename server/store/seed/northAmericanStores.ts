import type { WrittenStore } from './openStore.ts'

/** Shops in the United States. */
export const usStores: readonly WrittenStore[] = [
  { id: 'US001', name: 'Boulder, Pearl Street', street: '1318 Pearl Street', city: 'Boulder', province: 'CO', postalCode: '80302', at: [40.0181, -105.2788], phone: '+13035550118', week: 'late', offers: 'all', staff: ['Ada Lindqvist', 'Tomas Herrera', 'June Okafor', 'Wendell Pike'] },
  { id: 'US002', name: 'Denver, Larimer Square', street: '1425 Larimer Street', city: 'Denver', province: 'CO', postalCode: '80202', at: [39.7479, -104.9994], phone: '+13035550142', week: 'late', offers: 'all', staff: ['Marisol Vega', 'Grant Ostrowski', 'Ines Calloway'] },
  { id: 'US003', name: 'Salt Lake City, Ninth and Ninth', street: '902 East 900 South', city: 'Salt Lake City', province: 'UT', postalCode: '84105', at: [40.7497, -111.8649], phone: '+18015550127', week: 'town', offers: 'all', staff: ['Hollis Reyes', 'Brenna Tuttle'] },
  { id: 'US004', name: 'Seattle, Ballard', street: '5312 Ballard Avenue NW', city: 'Seattle', province: 'WA', postalCode: '98107', at: [47.6659, -122.3832], phone: '+12065550163', week: 'late', offers: 'all', staff: ['Kenji Morrow', 'Sunniva Dahl', 'Leo Abernathy'] },
  { id: 'US005', name: 'Portland, Northwest 23rd', street: '728 NW 23rd Avenue', city: 'Portland', province: 'OR', postalCode: '97210', at: [45.5281, -122.6986], phone: '+15035550174', week: 'town', offers: 'bench', staff: ['Petra Vance', 'Cal Nishimura'] },
  { id: 'US006', name: 'Bend, Wall Street', street: '935 NW Wall Street', city: 'Bend', province: 'OR', postalCode: '97703', at: [44.0587, -121.3146], phone: '+15415550136', week: 'town', offers: 'fitting', staff: ['Rory Castellan', 'Maeve Thornquist'] },
  { id: 'US007', name: 'San Francisco, Hayes Street', street: '544 Hayes Street', city: 'San Francisco', province: 'CA', postalCode: '94102', at: [37.7764, -122.4263], phone: '+14155550181', week: 'late', offers: 'fitting', staff: ['Odile Brandt', 'Jasper Quan', 'Noor Haddad'] },
  { id: 'US008', name: 'Truckee, Donner Pass Road', street: '10115 Donner Pass Road', city: 'Truckee', province: 'CA', postalCode: '96161', at: [39.3280, -120.1833], phone: '+15305550122', week: 'mountain', offers: 'all', staff: ['Sky Bellamy', 'Anton Rusk'] },
  { id: 'US009', name: 'Bozeman, Main Street', street: '22 East Main Street', city: 'Bozeman', province: 'MT', postalCode: '59715', at: [45.6797, -111.0361], phone: '+14065550109', week: 'town', offers: 'all', staff: ['Clem Haverford', 'Dolores Whitehorse', 'Pete Sandvik'] },
  { id: 'US010', name: 'Flagstaff, San Francisco Street', street: '14 North San Francisco Street', city: 'Flagstaff', province: 'AZ', postalCode: '86001', at: [35.1983, -111.6488], phone: '+19285550155', week: 'town', offers: 'fitting', staff: ['Lupe Arroyo', 'Dane Whitlock'] },
  { id: 'US011', name: 'Chicago, Southport', street: '3451 North Southport Avenue', city: 'Chicago', province: 'IL', postalCode: '60657', at: [41.9449, -87.6638], phone: '+17735550190', week: 'late', offers: 'bench', staff: ['Thea Kowalczyk', 'Marcus Bell', 'Ivy Sorensen'] },
  { id: 'US012', name: 'New York, Lafayette Street', street: '262 Lafayette Street', city: 'New York', province: 'NY', postalCode: '10012', at: [40.7231, -73.9969], phone: '+12125550147', week: 'late', offers: 'all', staff: ['Roz Feldman', 'Emeka Stone', 'Delia Marsh', 'Hugo Lamport'] },
  { id: 'US013', name: 'Boston, Charles Street', street: '84 Charles Street', city: 'Boston', province: 'MA', postalCode: '02114', at: [42.3584, -71.0707], phone: '+16175550168', week: 'town', offers: 'fitting', staff: ['Nell Gallagher', 'Amos Tran'] },
  { id: 'US014', name: 'North Conway, Main Street', street: '2633 White Mountain Highway', city: 'North Conway', province: 'NH', postalCode: '03860', at: [44.0537, -71.1284], phone: '+16035550113', week: 'mountain', offers: 'all', staff: ['Abel Crowe', 'Winnie Fournier'] },
  { id: 'US015', name: 'Asheville, Haywood Street', street: '41 Haywood Street', city: 'Asheville', province: 'NC', postalCode: '28801', at: [35.5957, -82.5557], phone: '+18285550176', week: 'town', offers: 'bench', staff: ['Opal Renfrow', 'Silas Beech'] },
  { id: 'US016', name: 'Austin, South Congress', street: '1512 South Congress Avenue', city: 'Austin', province: 'TX', postalCode: '78704', at: [30.2487, -97.7501], phone: '+15125550159', week: 'late', offers: 'counter', staff: ['Bea Montoya', 'Curtis Vogel'] },
]

/** Shops in Canada. */
export const caStores: readonly WrittenStore[] = [
  { id: 'CA001', name: 'Vancouver, Fourth Avenue', street: '2118 West 4th Avenue', city: 'Vancouver', province: 'BC', postalCode: 'V6K 1N6', at: [49.2682, -123.1535], phone: '+16045550131', week: 'late', offers: 'all', staff: ['Priya Lennox', 'Sam Takahashi', 'Gwen Auclair'] },
  { id: 'CA002', name: 'Squamish, Cleveland Avenue', street: '38085 Cleveland Avenue', city: 'Squamish', province: 'BC', postalCode: 'V8B 0C3', at: [49.7005, -123.1552], phone: '+16045550172', week: 'mountain', offers: 'all', staff: ['Tess Halloran', 'Bo Lindgren'] },
  { id: 'CA003', name: 'Canmore, Main Street', street: '729 8 Street', city: 'Canmore', province: 'AB', postalCode: 'T1W 2B2', at: [51.0892, -115.3579], phone: '+14035550106', week: 'mountain', offers: 'all', staff: ['Ewan Petrie', 'Lise Gagnon'] },
  { id: 'CA004', name: 'Toronto, Queen West', street: '703 Queen Street West', city: 'Toronto', province: 'ON', postalCode: 'M6J 1E6', at: [43.6469, -79.4075], phone: '+14165550188', week: 'late', offers: 'bench', staff: ['Farida Noor', 'Colm Devlin', 'Jo Baptiste'] },
  { id: 'CA005', name: 'Montréal, rue Saint-Denis', street: '4118 rue Saint-Denis', city: 'Montréal', province: 'QC', postalCode: 'H2W 2M5', at: [45.5212, -73.5801], phone: '+15145550149', week: 'late', offers: 'all', staff: ['Mathilde Roy', 'Étienne Caron', 'Salma Benali'] },
  { id: 'CA006', name: 'Québec, rue Saint-Jean', street: '741 rue Saint-Jean', city: 'Québec', province: 'QC', postalCode: 'G1R 1P9', at: [46.8107, -71.2208], phone: '+14185550117', week: 'town', offers: 'fitting', staff: ['Odette Tremblay', 'Luc Desmarais'] },
]
