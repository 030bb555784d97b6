-- Years become filter values like every other property: a text may have a year and a range that do not agree.
INSERT INTO "text_facet" ("id", "name", "value", "folded_value")
SELECT (SELECT coalesce(max("id"), 0) FROM "text_facet") + row_number() OVER (ORDER BY "name", "value"), "name", "value", lower("value")
FROM (SELECT DISTINCT "name", left("value", 500) AS "value" FROM "text_property" WHERE "name" IN ('aasta', 'ajavahemik')) AS "found";--> statement-breakpoint
UPDATE "text" SET "facets" = array(
  SELECT unnest("text"."facets") UNION
  SELECT "text_facet"."id" FROM "text_property"
  JOIN "text_facet" ON "text_facet"."name" = "text_property"."name" AND "text_facet"."value" = left("text_property"."value", 500)
  WHERE "text_property"."text_id" = "text"."id" AND "text_property"."name" IN ('aasta', 'ajavahemik')
  ORDER BY 1);--> statement-breakpoint
ALTER TABLE "text" DROP COLUMN "year_from";--> statement-breakpoint
ALTER TABLE "text" DROP COLUMN "year_to";
