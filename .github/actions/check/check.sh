#!/bin/bash
# Runs "check", and fails for differences under a heading that blocks, and for what it says besides: a declaration that
# doesn't match the database.
set -u
outcome=0
found="$RUNNER_TEMP/check.json"
besides="$RUNNER_TEMP/check.txt"
# Not through npx, whose own notices would count as such.
node_modules/.bin/ninefold check --json --language en >"$found" 2>"$besides" || outcome=$?
cat "$besides" >&2
if [ "$outcome" -gt 1 ]; then exit "$outcome"; fi

{
  echo 'differences<<END-OF-DIFFERENCES'
  cat "$found"
  echo 'END-OF-DIFFERENCES'
} >>"$GITHUB_OUTPUT"
jq --raw-output '.[] | "- \(.weight): \(.statement)"' "$found" | tee -a "$GITHUB_STEP_SUMMARY"

if [ "$outcome" -eq 1 ] && [ -s "$besides" ]; then exit 1; fi
# A heading that doesn't exist must not pass for one that found nothing.
jq --exit-status --arg blocks "$BLOCKS" '
  ($blocks | split(" ") | map(select(. != ""))) as $blocks
  | ($blocks - ["breaks", "opens", "loosens", "changes", "adds", "words"]) as $unknown
  | if $unknown != [] then "Unknown heading: \($unknown | join(" "))\n" | halt_error(2) else . end
  | all(.[]; .weight as $weight | $blocks | index($weight) | not)' "$found" >/dev/null
