CREATE TABLE "given_annotation" (
	"content_hash" text NOT NULL,
	"language" text NOT NULL,
	"words" integer NOT NULL,
	"sentences" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"source" text,
	CONSTRAINT "given_annotation_content_hash_language_pk" PRIMARY KEY("content_hash","language")
);
