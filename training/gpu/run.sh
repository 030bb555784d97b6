#!/bin/bash
# Trains the encoder on a machine with an accelerator, within so many seconds by the clock, from the pack alone; writes the
# parts of the model, the scores of the pairs and a log to $OUT as soon as each is there. Called again on the same machine it
# goes on, so that a first call of a minute loses nothing. The nightly dry run takes the same way with DEVICE=cpu.
# Usage: bash training/gpu/run.sh [SECONDS [OPTIONS of train.py]]
set -euo pipefail
cd "$(dirname "$0")/../.."
out=${OUT:-.cache/encoder/result}
programs=$(($(nproc) > 3 ? $(nproc) - 2 : 1))
export PYTHONUTF8=1 PYTHONUNBUFFERED=1 OMP_NUM_THREADS=1 OMP_WAIT_POLICY=PASSIVE
mkdir -p "$out"
seconds=${1:-520}
shift || true
python3 training/python/encoder/train.py --device "${DEVICE:-cuda}" --seconds "$seconds" --programs "$programs" \
  --out "$out" "$@" 2>&1 | tee -a "$out/log.txt"
