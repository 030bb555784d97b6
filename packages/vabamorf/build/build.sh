#!/usr/bin/env bash
# Compiles Vabamorf to WebAssembly: build.sh FOLDER writes vabamorf.wasm, its loader and the dictionary there. Needs pip and
# em++ 3.1.6 (Debian: apt-get install --no-install-recommends emscripten); takes two minutes of one core.
set -euo pipefail
# Where Debian keeps what em++ asks Node for; a Node of another maker does not look there.
export NODE_PATH=${NODE_PATH:-/usr/share/nodejs}
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "${1:?a folder}/objects"
out=$(cd "$1" && pwd)
cd "$out"
name=estnltk-1.7.5
if [ ! -d "$name" ]; then
  pip download --quiet --no-deps --no-binary estnltk "${name/-/==}" -d .
  tar xzf "$name.tar.gz"
fi
cd "$name"
flags=(-O3 -flto -fwasm-exceptions -w -std=gnu++14 -DUNIX -DNDEBUG)
for room in etana etyhh fsc json proof estnltk fsc/fsjni; do flags+=("-Iinclude/$room"); done
objects=()
for source in src/{etana,etyhh,fsc,json,proof}/*.cpp; do
  object="$out/objects/${source//\//_}.o"
  [ -f "$object" ] || em++ "${flags[@]}" -c "$source" -o "$object"
  objects+=("$object")
done
em++ "${flags[@]}" -c "$here/wrapper.cpp" -o "$out/objects/wrapper.o"
# Neither Node.js nor a page is taken for granted: whoever opens it hands in the bytes.
em++ -O3 -flto -fwasm-exceptions "${objects[@]}" "$out/objects/wrapper.o" -o "$out/vabamorf.mjs" \
  -sMODULARIZE=1 -sEXPORT_ES6=1 -sENVIRONMENT=shell -sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=2097152 \
  -sFORCE_FILESYSTEM=1 -sEXPORTED_RUNTIME_METHODS=ccall,FS
cp estnltk/vabamorf/dct/2020-01-22_sp/et.dct "$out/"
