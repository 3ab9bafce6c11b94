const EXTENT = 4096
const [POINT, POLYGON] = [1, 3]
const [VARINT, BYTES] = [0, 2]
const [MOVE, LINE, CLOSE] = [1, 2, 7]

/** A vector tile of the whole world (MVT, version 2): the layer `earth` with land everywhere, and `places` with Minsk. */
export function smallTile(): Buffer {
  const earth = feature({
    type: POLYGON,
    properties: 0,
    geometry: [
      ...[command(MOVE, 1), 0, 0],
      ...[command(LINE, 3), zigzag(EXTENT), 0, 0, zigzag(EXTENT), zigzag(-EXTENT), 0],
      command(CLOSE, 1),
    ],
  })
  const minsk = feature({
    type: POINT,
    properties: 2,
    geometry: [command(MOVE, 1), zigzag(Math.round(EXTENT * ((27.56 + 180) / 360))), zigzag(mercatorY(53.9))],
  })
  return Buffer.concat([
    field(3, layer('earth', earth)),
    field(3, layer('places', minsk, ['kind', 'name'], ['locality', 'Минск'])),
  ])
}

function layer(name: string, feature: Buffer, keys: string[] = [], values: string[] = []): Buffer {
  return Buffer.concat([
    number(15, 2),
    field(1, Buffer.from(name)),
    field(2, feature),
    ...keys.map(key => field(3, Buffer.from(key))),
    ...values.map(value => field(4, field(1, Buffer.from(value)))),
    number(5, EXTENT),
  ])
}

interface Feature {
  readonly type: number
  /** How many of the layer's keys and values it has, pairwise. */
  readonly properties: number
  readonly geometry: readonly number[]
}

function feature({ type, properties, geometry }: Feature): Buffer {
  const tags = Array.from({ length: properties }, (_, index) => [index, index]).flat()
  return Buffer.concat([field(2, packed(tags)), number(3, type), field(4, packed(geometry))])
}

function mercatorY(latitude: number): number {
  const radians = (latitude * Math.PI) / 180
  return Math.round(EXTENT * (0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI)))
}

const command = (id: number, count: number) => id + count * 8
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value)
const packed = (values: readonly number[]) => Buffer.from(values.flatMap(varint))
const number = (id: number, value: number) => Buffer.from([...varint(id * 8 + VARINT), ...varint(value)])
const field = (id: number, content: Buffer) =>
  Buffer.concat([Buffer.from([...varint(id * 8 + BYTES), ...varint(content.length)]), content])

export function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
}
