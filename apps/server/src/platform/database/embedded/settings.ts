/** Every answered write survives a crash of the server, of the database and of the machine. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }

const SIZED_FOR_ONE_MACHINE = {
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
}

/**
 * The log names no person: neither the values of a row that broke a rule nor the statement with them, nor an error that
 * quotes what could not be read. Errors of statements reach the server, which logs their kind without their text.
 */
const DISCREET = {
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
}

/** Reached only through a socket in a folder that no other user may enter. */
export function postgresArguments(folder: string, socketFolder: string): string[] {
  const settings = {
    ...DURABLE,
    ...SIZED_FOR_ONE_MACHINE,
    ...DISCREET,
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    timezone: 'UTC',
    log_timezone: 'UTC',
  }
  return ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
