// Runs in Deno: serves the edge functions on one port, each under its own name, as a hosted project does.
// Arguments: the folder of the functions, and their names.

// The process that started this one holds the other end of standard input: when that dies, this one exits
// too.
const endWithParent = async () => {
  const bytes = new Uint8Array(64)
  while ((await Deno.stdin.read(bytes)) !== null);
  Deno.exit(0)
}
void endWithParent()

const [folder, ...names] = Deno.args
const handlers = new Map()
const { serve } = Deno

for (const name of names) {
  // A function's file calls Deno.serve with its handler when it is loaded.
  Deno.serve = (handler) => void handlers.set(name, handler)
  try {
    await import(`${folder}/${name}/index.ts`)
  } catch (error) {
    console.error(`${name} did not start: ${error.message}`)
  }
}

const onListen = ({ port }) =>
  console.log(`Listening ${JSON.stringify({ port, names: [...handlers.keys()] })}`)
serve({ hostname: '127.0.0.1', port: 0, onListen }, (request, info) =>
  handlers.get(new URL(request.url).pathname.split('/')[1])(request, info),
)
