export { readFavouriteMedcenters } from './store/read-favourite-medcenters.ts'
export { readFavourites } from './store/read-favourites.ts'
