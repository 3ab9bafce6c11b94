import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Dataset, removeDataset } from '../datasets/dataset.ts'
import { openWorld, type World } from '../datasets/world.ts'
import { runCommand } from '../servers/run-command.ts'
import { type DrugFiles, writeStockFile } from './stock-file.ts'

export const ROWS = 1_700_000
const MINSK = 17

/** The register and the pharmacies of the files with 1.7 million prices; `times` more of them in other towns. */
async function ensureDrugs(folder: string, files: DrugFiles, times: number): Promise<Dataset> {
  const dataDir = join(folder, `drugs-${times}`)
  const marker = join(dataDir, 'seeded')
  if (!existsSync(marker)) {
    removeDataset(dataDir)
    mkdirSync(dataDir, { recursive: true })
    console.error(`Importing ${times} × ${ROWS} prices in ${dataDir} …`)
    await runCommand(dataDir, 'import', 'medicines', files.drugs, files.packs)
    await runCommand(dataDir, 'import', 'pharmacies', files.pharmacies)
    const stock = join(dataDir, 'stock.csv')
    await writeStockFile(stock, files, { rows: ROWS, seed: 1 })
    await runCommand(dataDir, 'import', 'stock', stock)
    writeFileSync(marker, '')
  }
  return { name: `drugs-${times}`, scale: times, dataDir }
}

/** The server on such a dataset, with prices that are right now. */
export async function openDrugs(
  { folder, port }: { readonly folder: string; readonly port: number },
  files: DrugFiles,
  times: number,
): Promise<World> {
  const world = await openWorld(await ensureDrugs(folder, files, times), port)
  try {
    const { rows } = await world.pool.query<{ prices: string }>('select count(*) as prices from stock')
    if (Number(rows[0]?.prices) < (times - 0.5) * ROWS) await copyElsewhere(world, times)
    await world.pool.query('update pharmacy set stock_as_of = now() where stock_as_of is not null')
    await world.pool.query('vacuum (analyze) pharmacy')
    return world
  } catch (error) {
    await world.close()
    throw error
  }
}

/** Copies pharmacies with their prices into other towns, so that those of Minsk stay as many; goes on where it broke off. */
async function copyElsewhere({ pool }: World, times: number): Promise<void> {
  await pool.query(
    `insert into pharmacy (id, code, name_ru, location_code, address_ru, latitude, longitude, stock_as_of)
     select p.id + copy * 100000, p.code || '-' || copy, p.name_ru,
       (select code from location where code not in (0, $1) order by (code * 31 + p.id) % 97, code limit 1), p.address_ru,
       p.latitude, p.longitude, p.stock_as_of
     from pharmacy p cross join generate_series(1, $2::int - 1) copy where p.id < 100000 on conflict do nothing`,
    [MINSK, times],
  )
  for (let copy = 1; copy < times; copy++) {
    await pool.query(
      `insert into stock (pharmacy_id, pack_id, location_code, price, quantity)
       select c.id, s.pack_id, c.location_code, s.price, s.quantity from stock s
       join pharmacy c on c.id = s.pharmacy_id + $1::int * 100000 where s.pharmacy_id < 100000
       on conflict do nothing`,
      [copy],
    )
  }
  await pool.query('vacuum (analyze)')
}
