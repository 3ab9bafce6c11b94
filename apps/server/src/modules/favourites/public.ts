export { readFavourites } from './store/read-favourites.ts'
